/**
 * Parses the server's answers tolerantly: parts of another build's answer that this one does not know (a status, a refusal, a table, a kind
 * of row) are skipped and counted, and never invalidate the rest (docs/sync.md, server rule 11).
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

/** `wire` 0: a server from before wire versions. */
type Read = {
  readonly wire: number;
  /** The number of skipped parts. */
  readonly unread: number;
};

export type PushRead = Read & { readonly answers: readonly Answer[]; readonly resync?: boolean };
export type PullRead = Read & {
  readonly changes: readonly Change[];
  readonly rev: number;
  readonly more: boolean;
  readonly resync: boolean;
  /** Only in a page from the newest row down: where the next one begins. Null or absent: an ordinary page. */
  readonly before?: number | null;
  /** Null: a server from before incarnations. */
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
  before: z.int().nonnegative().nullable().catch(null).default(null),
  incarnation: z.string().nullable().catch(null),
  lineage: z.array(incarnationSchema).catch([]),
  wire,
});

/** Null: not a valid answer. */
export function readPushAnswer(body: unknown): PushRead | null {
  const parsed = pushSchema.safeParse(body);
  if (!parsed.success) return null;
  const { read, unread } = readEach(answerSchema, parsed.data.answers);
  return { answers: read, unread, wire: parsed.data.wire, resync: parsed.data.resync };
}

/** Null: not a valid answer. */
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
