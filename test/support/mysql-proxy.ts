// A proxy between the service and a real MariaDB or MySQL server that makes chosen protocol steps fail.
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Steps of the protocol by their command byte. */
const steps = { query: 0x03, prepare: 0x16, execute: 0x17 } as const;
export type Step = keyof typeof steps;

export type Fault = {
  step: Step;
  /** The statement of a query or PREPARE; for EXECUTE the statement that was prepared last. */
  sql: RegExp;
  errno: number;
  /** Whether the server rolls the transaction back, as after a deadlock; else it doesn't notice. */
  isRolledBack: boolean;
};

export type MysqlProxy = {
  /** The same database by way of the proxy. */
  url: string;
  /** Makes the next matching step of any connection fail. */
  failNext(fault: Fault): void;
  /** Faults that have not happened yet. */
  pending(): number;
  close(): Promise<void>;
};

type Packet = { sequence: number; body: Buffer; raw: Buffer };

/** Takes whole packets from what has arrived. */
function createReader(take: (packet: Packet) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (data) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 4 && rest.length >= 4 + rest.readUIntLE(0, 3)) {
      const end = 4 + rest.readUIntLE(0, 3);
      const raw = rest.subarray(0, end);
      rest = rest.subarray(end);
      take({ sequence: raw.readUInt8(3), body: raw.subarray(4), raw });
    }
  };
}

function packet(sequence: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUIntLE(body.length, 0, 3);
  head.writeUInt8(sequence, 3);
  return Buffer.concat([head, body]);
}

function errorPacket(errno: number): Buffer {
  const head = Buffer.from([0xff, errno & 0xff, errno >> 8]);
  return packet(1, Buffer.concat([head, Buffer.from("#40001Failed by the proxy of a test")]));
}

/** A capability of MySQL's servers, and of their clients: attributes come before the text of each query. */
const queryAttributes = 1 << 27;

/** Whether a server's first packet has the capability. */
function offersAttributes(greeting: Buffer): boolean {
  // After the version: connection 4, random bytes 8, zero 1, lower capabilities 2, character set 1, status 2.
  const upperCapabilities = greeting.indexOf(0) + 1 + 18;
  return (greeting.readUInt16LE(upperCapabilities) & (queryAttributes >>> 16)) !== 0;
}
/** No attributes. */
const noAttributes = Buffer.from([0, 1]);

/** Starts a proxy before the server of `databaseUrl`. */
export async function startMysqlProxy(databaseUrl: string): Promise<MysqlProxy> {
  const url = new URL(databaseUrl);
  const socketPath = url.searchParams.get("socket");
  const folder = mkdtempSync(join(tmpdir(), "taxctl-proxy-"));
  const ownPath = join(folder, "socket");
  let faults: Fault[] = [];
  const sockets = new Set<Socket>();

  function faultOf(body: Buffer, lastPrepared: string, attributes: Buffer): Fault | undefined {
    const step = (Object.keys(steps) as Step[]).find((name) => steps[name] === body[0]);
    const text = body.subarray(1 + (step === "query" ? attributes.length : 0)).toString();
    const sql = step === "execute" ? lastPrepared : text;
    const fault = faults.find((one) => one.step === step && one.sql.test(sql));
    faults = faults.filter((one) => one !== fault);
    return fault;
  }

  const server = createServer((client) => {
    const upstream = socketPath
      ? connect(socketPath)
      : connect(Number(url.port || 3306), url.hostname.replace(/^\[|\]$/g, ""));
    let lastPrepared = "";
    let failing: Fault | undefined;
    let attributes: Buffer = Buffer.alloc(0);
    let isGreeted = false;
    const fromClient = createReader(({ sequence, body, raw }) => {
      const fault = sequence === 0 ? faultOf(body, lastPrepared, attributes) : undefined;
      if (sequence === 0 && body[0] === steps.prepare) lastPrepared = body.subarray(1).toString();
      if (!fault) upstream.write(raw);
      else if (fault.isRolledBack) {
        failing = fault;
        upstream.write(
          packet(0, Buffer.concat([Buffer.from([steps.query]), attributes, Buffer.from("ROLLBACK")])),
        );
      } else client.write(errorPacket(fault.errno));
    });
    const fromServer = createReader(({ body, raw }) => {
      if (!isGreeted && offersAttributes(body)) attributes = noAttributes;
      isGreeted = true;
      client.write(failing ? errorPacket(failing.errno) : raw);
      failing = undefined;
    });
    client.on("data", fromClient);
    upstream.on("data", fromServer);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(ownPath);
  await new Promise((resolve) => server.once("listening", resolve));
  const own = new URL(databaseUrl);
  own.searchParams.set("socket", ownPath);
  return {
    url: own.href,
    failNext: (fault) => faults.push(fault),
    pending: () => faults.length,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
