// A receipt printer on a socket: it keeps what it prints, responds to requests about its state, and fails at will.
import { EventEmitter, once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

export type PaperPrinter = {
  /** `tcp://127.0.0.1:PORT` */
  address: string;
  /** What it printed, one entry for each receipt that was cut off. */
  receipts: Buffer[];
  /** It says nothing of itself, as cheap printers. */
  isSilent: boolean;
  hasPaper: boolean;
  /** It breaks the connection after so many more bytes of receipts. */
  breaksAfter: number;
  /** Responds to nothing after a receipt, but to requests about its state. */
  hasNoTurn: boolean;
  /** Resolves when it has printed so many receipts. */
  printed(count: number): Promise<void>;
  close(): Promise<void>;
};

const cut = Buffer.from([0x1d, 0x56]);

/** @param port its port; without it, any free one */
export async function startPrinter(port = 0): Promise<PaperPrinter> {
  const heard = new EventEmitter();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let paper = Buffer.alloc(0);
    const feed = (byte: number) => {
      printer.breaksAfter -= 1;
      if (printer.breaksAfter === 0) socket.destroy();
      if (socket.destroyed) return;
      paper = Buffer.concat([paper, Buffer.of(byte)]);
      const at = paper.indexOf(cut);
      if (at === -1 || paper.length < at + 3) return;
      printer.receipts.push(paper);
      paper = Buffer.alloc(0);
      heard.emit("printed");
    };
    let request: number[] = [];
    socket.on("data", (chunk) => {
      for (const byte of chunk) {
        if (socket.destroyed) return;
        request.push(byte);
        if (!isBeginning(request)) {
          for (const one of request) feed(one);
          request = [];
        } else if (request.length === 3) {
          respond(request, socket);
          request = [];
        }
      }
    });
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  const respond = ([kind, , which]: number[], socket: Socket) => {
    if (printer.isSilent) return;
    if (kind === 0x1d) {
      if (!printer.hasNoTurn) socket.write(Buffer.of(0));
      return;
    }
    const lacks = printer.hasPaper ? 0 : which === 1 ? 0x08 : which === 2 ? 0x20 : 0x60;
    socket.write(Buffer.of(0x12 | lacks));
  };
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const printer: PaperPrinter = {
    address: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    receipts: [],
    isSilent: false,
    hasPaper: true,
    breaksAfter: 0,
    hasNoTurn: false,
    async printed(count) {
      while (printer.receipts.length < count) await once(heard, "printed");
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return printer;
}

/** Whether bytes begin a request about its state. */
function isBeginning([first, second, third]: number[]): boolean {
  if (first !== 0x10 && first !== 0x1d) return false;
  if (second === undefined) return true;
  if (second !== (first === 0x10 ? 0x04 : 0x72)) return false;
  return third === undefined || third <= 4;
}

/** Lines and QR text of a printed receipt, as the commands of ESC/POS say. Throws for a command that it doesn't know. */
export function decode(bytes: Buffer): { lines: string[]; qr: string | undefined } {
  let text = "";
  let qr: string | undefined;
  for (let at = 0; at < bytes.length; ) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at);
    if (a === 0x1b && b === 0x40) at += 2;
    else if (a === 0x1b && "atEM-!3RG".includes(String.fromCharCode(b))) at += 3;
    else if (a === 0x1b && b === 0x32) at += 2;
    else if (a === 0x1c && b === 0x2e) at += 2;
    else if (a === 0x1d && b === 0x28 && c === 0x6b) {
      const length = bytes.readUInt16LE(at + 3);
      const [kind, what] = bytes.subarray(at + 5);
      if (kind === 49 && what === 80) qr = bytes.toString("latin1", at + 8, at + 5 + length);
      at += 5 + length;
    } else if (a === 0x1d && "!B".includes(String.fromCharCode(b))) at += 3;
    else if (a === 0x1d && b === 0x56) at += c >= 65 ? 4 : 3;
    else if (a === 0x1b || a === 0x1d || a === 0x1c)
      throw new Error(`unknown command ${bytes.toString("hex", at, at + 4)}`);
    else {
      text += String.fromCharCode(a);
      at += 1;
    }
  }
  return { lines: text.split(/\r?\n/).map((line) => line.trimEnd()), qr };
}
