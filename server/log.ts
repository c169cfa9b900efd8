/** Wall 10: logs carry ids, never text, addresses, tokens or codes. */
import pino, { type DestinationStream, type Logger } from "pino";

export type Log = Logger;

export function createLog(level: string, destination?: DestinationStream): Log {
  const redact = [
    "email",
    "*.email",
    "token",
    "*.token",
    "code",
    "password",
    "*.password",
    "headers.cookie",
    "headers.authorization",
  ];
  const options = { level, base: null, redact: { paths: redact, remove: true } };
  return destination ? pino(options, destination) : pino(options);
}
