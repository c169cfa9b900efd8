/** The calls on backups as the specification's data client makes them (section 7). */
import { z } from "zod";
import { callApi } from "#app/lib/api-client.ts";
import { callHeaders } from "#app/store/sync/transport.ts";
import type { Backup } from "#domain/backup/backup.ts";
import { idSchema, instantSchema, type WireError } from "#domain/wire/wire.ts";
import { tableMissingCode } from "#domain/wire/wire-error.ts";
import { heardHeader } from "#domain/wire/wire-version.ts";

/** Milliseconds: a state has up to 900 kB. */
const timeout = 30_000;

/** `missing`: the server has no table for backups. `conflict`: something was erased that this device has not heard of. */
export type SentBackup = { readonly outcome: "kept" | "missing" | "conflict" | "later" };

/** @param heard the rev up to which this device has heard of everything */
export async function sendBackup(personId: string, backup: Backup, heard: number): Promise<SentBackup> {
  const { timestamp } = backup;
  const { error, status } = await callApi("/api/user_backups?on_conflict=user_id", {
    method: "POST",
    headers: {
      ...callHeaders(personId),
      [heardHeader]: String(heard),
      prefer: "resolution=merge-duplicates,return=minimal",
    },
    body: { user_id: personId, backup_data: backup, created_at: timestamp, updated_at: timestamp },
    timeout,
  });
  if (!error) return { outcome: "kept" };
  if (isTableMissing(error)) return { outcome: "missing" };
  return { outcome: status === 409 ? "conflict" : "later" };
}

/** The server has no table for backups (specification, section 8). */
export function isTableMissing({ code, message }: WireError): boolean {
  return code === tableMissingCode || /\buser_backups?\b|\buser_backup_versions\b/.test(message);
}

const headSchema = z.object({ id: idSchema, created_at: instantSchema });
type KeptTable = "user_backups" | "user_backup_versions";
/** One state that the server keeps, unopened. */
export type KeptState = z.infer<typeof headSchema> & { readonly table: KeptTable };

/** Why there is no answer. */
export type BackupProblem = "network" | "signed_out" | "missing" | "gone" | "unavailable";
type Told<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: BackupProblem };

async function ask<T>(personId: string, path: string, schema: z.ZodType<T>): Promise<Told<T>> {
  const { data, error, status } = await callApi(path, { headers: callHeaders(personId), timeout });
  if (error) return { ok: false, problem: problemOf(error, status) };
  const read = schema.safeParse(data);
  return read.success ? { ok: true, value: read.data } : { ok: false, problem: "unavailable" };
}

function problemOf(error: WireError, status: number): BackupProblem {
  if (isTableMissing(error)) return "missing";
  if (status === 0) return "network";
  if (status === 401 || error.code === "other_person") return "signed_out";
  return status === 406 ? "gone" : "unavailable";
}

/** Newest first. */
export async function fetchStates(personId: string): Promise<Told<readonly KeptState[]>> {
  const tables = ["user_backups", "user_backup_versions"] as const;
  const told = await Promise.all(
    tables.map((table) => {
      const path = `/api/${table}?select=id,created_at&user_id=eq.${personId}&order=created_at.desc`;
      return ask(personId, path, z.array(headSchema));
    }),
  );
  const states: KeptState[] = [];
  for (const [at, table] of tables.entries()) {
    const answer = told[at];
    if (!answer?.ok) return answer ?? { ok: false, problem: "unavailable" };
    states.push(...answer.value.map((head) => ({ ...head, table })));
  }
  return { ok: true, value: states };
}

const stateSchema = z.object({ created_at: instantSchema, backup_data: z.unknown() });

/** The state as it was listed: the newest may have become an earlier one since, under another id. */
export async function fetchState(
  personId: string,
  { table, id, created_at }: KeptState,
): Promise<Told<unknown>> {
  const path = `/api/${table}?select=created_at,backup_data&id=eq.${id}&one=exactly`;
  const told = await ask(personId, path, stateSchema);
  if (!told.ok) return told;
  if (told.value.created_at !== created_at) return { ok: false, problem: "gone" };
  return { ok: true, value: told.value.backup_data };
}
