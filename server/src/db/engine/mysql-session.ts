// One statement at a time on a connection to MySQL or MariaDB; the first error of a transaction ends the transaction.

import type { Connection, ExecuteValues, FieldPacket, PrepareStatementInfo, QueryError } from "mysql2";
import { startTimer } from "../../base/timers.ts";

export type Statement = { sql: string; values: ExecuteValues[]; timeoutMs: number };
export type Result = { rows: unknown; fields: FieldPacket[] | undefined };

/** A transaction is open from its BEGIN to its end. After `failure` the server may have rolled it back. */
type Session = { previous: Promise<unknown>; isOpen: boolean; failure?: unknown };

const sessions = new WeakMap<Connection, Session>();

function sessionOf(connection: Connection): Session {
  const session = sessions.get(connection) ?? { previous: Promise.resolve(), isOpen: false };
  sessions.set(connection, session);
  return session;
}

/**
 * Runs a statement after the earlier ones of the connection. After an error inside a transaction, every further statement and the
 * commit fail with that error: the server may have rolled back already, and would run them in autocommit.
 */
export function runStatement(connection: Connection, statement: Statement): Promise<Result> {
  const session = sessionOf(connection);
  const result = session.previous.then(() => runInTurn(connection, session, statement));
  session.previous = result.catch(() => undefined);
  return result;
}

async function runInTurn(connection: Connection, session: Session, statement: Statement): Promise<Result> {
  const { sql } = statement;
  const isBegin = /^begin/i.test(sql);
  const isRollback = /^rollback(?! to)/i.test(sql);
  const isEnd = isRollback || /^commit/i.test(sql);
  try {
    if (session.failure !== undefined && !isRollback) throw ended(session.failure);
    const result = await send(connection, statement);
    if (isBegin || isEnd) Object.assign(session, { isOpen: isBegin, failure: undefined });
    return result;
  } catch (error) {
    if (isBegin || isEnd) await abandon(connection, session, isRollback);
    else if (session.isOpen) session.failure ??= error;
    throw error;
  }
}

/** The error of statements after a failed one. The code that decides about retries treats both alike. */
function ended(failure: unknown): Error {
  const { code, errno, fatal } = Object(failure);
  const error = new Error("An earlier statement ended the transaction", { cause: failure });
  return Object.assign(error, { code, errno, fatal });
}

/**
 * Leaves no open transaction behind where BEGIN or the end failed: the connection's next BEGIN would commit it. A connection that
 * can't roll back is closed, which makes the server roll back.
 */
async function abandon(connection: Connection, session: Session, isClosing: boolean): Promise<void> {
  Object.assign(session, { isOpen: false, failure: undefined });
  try {
    if (isClosing) connection.destroy();
    else await send(connection, { sql: "ROLLBACK", values: [], timeoutMs: 5_000 });
  } catch {
    connection.destroy();
  }
}

const prepared = /^\s*(?:select|insert|update|delete|with|\()/i;

/** Sends a statement; any failed step, PREPARE as well as EXECUTE, fails the statement. */
function send(connection: Connection, { sql, values, timeoutMs }: Statement): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = startTimer(() => {
      connection.destroy();
      const late = new Error("The database server did not respond in time");
      reject(Object.assign(late, { code: "PROTOCOL_SEQUENCE_TIMEOUT" }));
    }, timeoutMs);
    const done = (error: QueryError | null, rows?: unknown, fields?: FieldPacket[]): void => {
      timer.cancel();
      if (error) reject(error);
      else resolve({ rows, fields });
    };
    try {
      if (!prepared.test(sql)) connection.query({ sql, values }, done);
      else {
        connection.prepare(sql, (error, statement) => {
          if (error) return done(error);
          forgetParameters(statement);
          connection.execute({ sql, values }, done);
        });
      }
    } catch (error) {
      timer.cancel();
      reject(error);
    }
  });
}

/**
 * The driver keeps a description of each parameter of a prepared statement on each connection: for 64 rows of a transaction 2,500, with
 * the packets that contained them. Values have their types themselves.
 */
function forgetParameters(statement: PrepareStatementInfo): void {
  Reflect.set(statement, "parameters", []);
}
