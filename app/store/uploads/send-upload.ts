/**
 * Sends one file to the server, part by part, and puts its row into the journal. Interrupted anywhere, it continues from the server's
 * offset; repeated, it gives one row.
 */

import type { Journal } from "#app/store/db/journal.ts";
import type { UploadProblem, UploadRow } from "#app/store/db/upload-row.ts";
import { readMediaQuota } from "#app/store/media/media-quota.ts";
import { createRow } from "#app/store/write/commit-row.ts";
import { partLimit, type UploadStatus } from "#domain/media/upload.ts";
import { cutText } from "#domain/text/whole-signs.ts";
import type { UploadReply, UploadTransport } from "./upload-transport.ts";

/** "done": nothing more to do for this file now. "later": the server cannot be reached. */
export type SendOutcome = "done" | "later" | "signed-out";

const smallestPart = 64 * 1024;
const firstPart = 256 * 1024;
/** Milliseconds. Parts grow and shrink so that progress is visible, and little is sent again after an interruption. */
const quickPart = 700;
const slowPart = 4_000;

export async function sendUpload(
  journal: Journal,
  transport: UploadTransport,
  { id }: UploadRow,
): Promise<SendOutcome> {
  const row = await waitingRow(journal, id);
  if (!row) return "done";
  const quota = await readMediaQuota(journal);
  if (!quota.canAdd && !(await journal.database.table("media").get(id))) {
    await refuse(journal, row, "plan_limit", { used: quota.used, limit: quota.limit }, null);
    return "done";
  }
  await journal.database.uploads.update(id, { isAnnounced: true });
  const { uploadId, bytes, type, name } = row;
  const opened = await transport.open({ id: uploadId, bytes, type, name: cutText(name, 1_000) });
  if (!opened.ok) return settleFailure(journal, row, opened);
  return sendParts(journal, transport, row, opened.upload);
}

async function sendParts(
  journal: Journal,
  transport: UploadTransport,
  row: UploadRow,
  opened: UploadStatus,
): Promise<SendOutcome> {
  const { database } = journal;
  const file = (await database.files.get([row.id, "original"]))?.blob;
  if (!file) return gone(journal, row);
  let upload = opened;
  let size = firstPart;
  while (upload.state === "receiving" && upload.offset < row.bytes) {
    if (!(await keepProgress(journal, row, upload.offset))) return "done";
    const began = performance.now();
    const part = file.slice(upload.offset, Math.min(upload.offset + size, row.bytes));
    const reply = await transport.part(row.uploadId, upload.offset, part);
    const serverOffset = offsetOf(reply);
    if (reply.ok) upload = reply.upload;
    else if (serverOffset !== null && serverOffset !== upload.offset)
      upload = { ...upload, offset: serverOffset };
    else return settleFailure(journal, row, reply);
    size = nextSize(size, performance.now() - began);
  }
  if (!(await keepProgress(journal, row, row.bytes))) return "done";
  return finish(journal, transport, row, upload);
}

async function finish(
  journal: Journal,
  transport: UploadTransport,
  row: UploadRow,
  sent: UploadStatus,
): Promise<SendOutcome> {
  let upload = sent;
  if (upload.state === "receiving") {
    const poster = (await journal.database.files.get([row.id, "poster"]))?.blob;
    if (poster && poster.size <= partLimit) {
      const reply = await transport.poster(row.uploadId, poster);
      if (!reply.ok && reply.status !== 409) return settleFailure(journal, row, reply);
    }
    const reply = await transport.finish(row.uploadId);
    if (!reply.ok) return settleFailure(journal, row, reply);
    upload = reply.upload;
  }
  if (upload.state === "refused") await refuse(journal, row, upload.refusal ?? "failed");
  // The server reports lost parts: the next round sends them.
  else if (!upload.facts) await postpone(journal, row);
  else await name(journal, row, upload);
  return "done";
}

/** Writes the row and its op, then the mark: after an interruption in between the existing row is found. */
async function name(journal: Journal, { id }: UploadRow, { facts }: UploadStatus): Promise<void> {
  const row = await waitingRow(journal, id);
  if (!row) return;
  const known = await journal.database.table("media").get(id);
  if (!known) {
    const fields = { ...row.place, upload_id: row.uploadId };
    const written = await createRow(journal, "media", fields, { id, shown: { ...facts } });
    if (!written.ok)
      return written.reason === "storage_full" ? postpone(journal, row) : refuse(journal, row, "failed");
  }
  await journal.database.uploads.update(id, { state: "named", tries: 0, retryAt: null });
}

async function waitingRow({ database }: Journal, id: string): Promise<UploadRow | null> {
  const row = await database.uploads.get(id);
  return row?.state === "waiting" ? row : null;
}

/** False when the person cancelled it meanwhile. */
async function keepProgress({ database }: Journal, { id }: UploadRow, sent: number): Promise<boolean> {
  return (await database.uploads.where({ id }).and(isWaiting).modify({ sent })) > 0;
}

const isWaiting = ({ state }: UploadRow) => state === "waiting";

async function settleFailure(
  journal: Journal,
  row: UploadRow,
  reply: Extract<UploadReply, { ok: false }>,
): Promise<SendOutcome> {
  const { status, code, details } = reply;
  if (status === 401) return "signed-out";
  if (status === 0 || status === 429 || status === 503) return "later";
  const problem = problemOf(code);
  if (problem) await refuse(journal, row, problem, details);
  // The server dropped it, or this id belongs to another file: start again with a new id.
  else if (status === 404 || status === 410) await startAgain(journal, row);
  else if (code === "conflict" && offsetOf(reply) === null) await startAgain(journal, row);
  else {
    // An error for this file, or for all: the next round starts with another.
    await postpone(journal, row);
    return "later";
  }
  return "done";
}

function problemOf(code: string): UploadProblem | null {
  switch (code) {
    case "too_large":
    case "storage_limit":
    case "plan_limit":
    case "unsupported_type":
      return code;
    case "validation":
    case "forbidden":
      return "failed";
    default:
      return null;
  }
}

function offsetOf(reply: UploadReply): number | null {
  if (reply.ok || reply.code !== "conflict") return null;
  return typeof reply.details.offset === "number" ? reply.details.offset : null;
}

/** Milliseconds until the next try when the server counts more files than this device knows of. */
const limitPause = 5 * 60_000;

export function limitRetryAt({ now }: Journal): string {
  return new Date(now().getTime() + limitPause).toISOString();
}

async function refuse(
  journal: Journal,
  { id }: UploadRow,
  problem: UploadProblem,
  details: UploadRow["details"] = {},
  retryAt: string | null = limitRetryAt(journal),
): Promise<void> {
  const change = { state: "refused", problem, details, retryAt } as const;
  await journal.database.uploads.where({ id }).and(isWaiting).modify(change);
}

async function gone(journal: Journal, row: UploadRow): Promise<SendOutcome> {
  await journal.database.uploads.delete(row.id);
  return "done";
}

async function startAgain(journal: Journal, row: UploadRow): Promise<void> {
  await postpone(journal, row, { uploadId: journal.newId(), sent: 0, isAnnounced: false });
}

const firstPause = 2_000;
const longestPause = 10 * 60_000;

/** Tried again later, after the others. */
async function postpone(
  { database, now }: Journal,
  { id, tries }: UploadRow,
  change: Partial<UploadRow> = {},
): Promise<void> {
  const pause = Math.min(firstPause * 2 ** tries, longestPause);
  const retryAt = new Date(now().getTime() + pause).toISOString();
  await database.uploads
    .where({ id })
    .and(isWaiting)
    .modify({ ...change, tries: tries + 1, retryAt });
}

function nextSize(size: number, took: number): number {
  if (took < quickPart) return Math.min(size * 2, partLimit);
  return took > slowPart ? Math.max(size / 2, smallestPart) : size;
}
