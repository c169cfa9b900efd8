/**
 * The server's answers as an older device reads them: what another build sent that this one does not know (a status, a
 * refusal, a table, a kind of row) is left out and counted, and never an error for the rest (docs/sync.md, server rule 11).
 */
import { z } from "zod";
import {
  type Answer,
  answerSchema,
  type Change,
  changeSchema,
  incarnationSchema,
} from "#domain/wire/sync.ts";
import type { Incarnation } from "./incarnation.ts";

/** `wire` 0: a server from before the number. */
type Read = {
  readonly wire: number;
  /** How much of the answer was left out. */
  readonly unread: number;
};

export type PushRead = Read & { readonly answers: readonly Answer[]; readonly resync?: boolean };
export type PullRead = Read & {
  readonly changes: readonly Change[];
  readonly rev: number;
  readonly more: boolean;
  readonly resync: boolean;
  /** Null: a server from before its lives had names. */
  readonly incarnation?: string | null;
  readonly lineage?: readonly Incarnation[];
};

const wire = z.int().nonnegative().catch(0);
const resync = z.boolean().catch(false);
const pushSchema = z.object({ answers: z.array(z.unknown()), wire, resync });
const pullSchema = z.object({
  changes: z.array(z.unknown()),
  rev: z.int().nonnegative(),
  more: z.boolean(),
  resync: z.boolean(),
  incarnation: z.string().nullable().catch(null),
  lineage: z.array(incarnationSchema).catch([]),
  wire,
});

/** Null: this is no answer at all. */
export function readPushAnswer(body: unknown): PushRead | null {
  const parsed = pushSchema.safeParse(body);
  if (!parsed.success) return null;
  const { read, unread } = readEach(answerSchema, parsed.data.answers);
  return { answers: read, unread, wire: parsed.data.wire, resync: parsed.data.resync };
}

/** Null: this is no answer at all. */
export function readPullAnswer(body: unknown): PullRead | null {
  const parsed = pullSchema.safeParse(body);
  if (!parsed.success) return null;
  const { changes, ...page } = parsed.data;
  const { read, unread } = readEach(changeSchema, changes);
  return { ...page, changes: read, unread };
}

function readEach<T>(schema: z.ZodType<T>, each: readonly unknown[]) {
  const read = each.flatMap((one) => {
    const parsed = schema.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
  return { read, unread: each.length - read.length };
}
