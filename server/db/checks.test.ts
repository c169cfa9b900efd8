import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { tokenScopes } from "#domain/account/access-token.ts";
import { passkeyPurposes } from "#domain/account/passkey.ts";
import { roles } from "#domain/account/profile.ts";
import { profileFieldsSchema } from "#domain/account/profile-fields.ts";
import { factorStatuses, factorTypes } from "#domain/account/second-factor.ts";
import { signInMethods } from "#domain/account/signed-in-devices.ts";
import { auditActorKinds } from "#domain/admin/audit.ts";
import { dayCounts } from "#domain/admin/overview.ts";
import { mediaKinds } from "#domain/media/media.ts";
import { uploadRefusals, uploadStates } from "#domain/media/upload.ts";
import { uploadFactsSchema } from "#domain/media/upload-fields.ts";
import { requestAnswers } from "#domain/message/message.ts";
import { reportReasons, reportStates } from "#domain/message/message-report.ts";
import { planIds, planNames, subscriptionStatuses } from "#domain/plan/plan.ts";
import { siteDocuments, siteLanguages } from "#domain/site/site-text.ts";
import { letterStates } from "#domain/support/letter.ts";
import { type SyncedTable, syncedTables } from "#domain/sync/synced-tables.ts";
import { isVagueDate } from "#domain/time/vague-date.ts";
import { vagueDateSchema } from "#domain/time/vague-date-schema.ts";
import { answerSchema, opSchema, refusalCodes, syncedTableNames } from "#domain/wire/sync.ts";
import { retiredPurposes } from "#server/crypto/retired-seals.ts";
import type { KeyPurpose } from "#server/crypto/wrapped-key.ts";
import type { LinkPurpose } from "#server/features/auth/mutations/mail-links.ts";
import type { Delivery } from "#server/features/messages/queries/deliveries.ts";
import type { keepSessionEvent } from "#server/features/session/mutations.ts";
import { cloneDatabase, type TestDatabase } from "#server/testing/test-database.ts";

/** What a column may hold, as the domain says it. */
type Rule =
  | { readonly kind: "set"; readonly values: readonly string[] }
  | { readonly kind: "range"; readonly min: number | null; readonly max: number | null }
  | { readonly kind: "json"; readonly type: "array" | "object" }
  | { readonly kind: "vague date" | "day" | "month" | "finite" };

const setOf = (values: readonly string[]): Rule => ({ kind: "set", values });
/** The words of a type that has no list of them: the compiler asks for each, and for no other. */
const wordsOf = <T extends string>(words: Readonly<Record<T, true>>): Rule => setOf(Object.keys(words));

function ruleOf(schema: z.core.$ZodType | undefined): Rule | null {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) return ruleOf(schema.def.innerType);
  if (schema === vagueDateSchema) return { kind: "vague date" };
  if (schema instanceof z.ZodEnum) return setOf(schema.options.map(String));
  if (schema instanceof z.ZodISODate) return { kind: "day" };
  if (schema instanceof z.ZodArray) return { kind: "json", type: "array" };
  if (schema instanceof z.ZodObject) return { kind: "json", type: "object" };
  if (!(schema instanceof z.ZodNumber)) return null;
  const { min, max } = { min: schema.minValue ?? -Infinity, max: schema.maxValue ?? Infinity };
  const range = {
    min: min <= Number.MIN_SAFE_INTEGER ? null : schema.safeParse(min).success ? min : min + 1,
    max: max >= Number.MAX_SAFE_INTEGER ? null : schema.safeParse(max).success ? max : max - 1,
  };
  return range.min === null && range.max === null ? { kind: "finite" } : { kind: "range", ...range };
}

/** Columns that only the server writes. */
const serverRules: Readonly<Record<string, Rule | null>> = {
  "profiles.role": setOf(roles),
  "profiles.subscription_plan": setOf(planNames),
  "profiles.subscription_status": setOf(subscriptionStatuses),
  "media.kind": setOf(mediaKinds),
  "media.bytes": ruleOf(uploadFactsSchema.shape.bytes),
  "auth.deletion_receipts.locale": ruleOf(profileFieldsSchema.shape.locale),
  "auth.users.locale": ruleOf(profileFieldsSchema.shape.locale),
  "plan_limits.plan": setOf(planNames),
  "billing.plan_id": setOf(planIds),
  "subscription_history.plan": setOf(planIds),
  "subscription_history.status": setOf(subscriptionStatuses),
  "ai_usage.month": { kind: "month" },
  "ai_usage.used": { kind: "range", min: 0, max: null },
  "revisions.table_name": setOf(syncedTableNames),
  "revisions.kind": ruleOf(opSchema.shape.kind),
  "sync_answers.table_name": setOf(syncedTableNames),
  "sync_answers.status": setOf(answerSchema.options.map(({ shape }) => shape.status.value)),
  "sync_answers.code": setOf(refusalCodes),
  "damaged_cells.table_name": setOf(syncedTableNames),
  // A file that is being collected is never told to a device.
  "uploads.state": setOf([...uploadStates, "dropped"]),
  "uploads.refusal": setOf(uploadRefusals),
  "person_keys.purpose": wordsOf<KeyPurpose>({ journal: true, messages: true, rest: true }),
  "message_reports.reason": setOf(reportReasons),
  "message_reports.status": setOf(reportStates),
  "support_letters.state": setOf(letterStates),
  "support_letters.locale": ruleOf(profileFieldsSchema.shape.locale),
  "thread_ends.answer": setOf(requestAnswers),
  "deliveries.kind": wordsOf<Delivery["kind"]>({ message: true, thread: true }),
  "retired_seals.purpose": setOf(retiredPurposes),
  "audit_log.actor_kind": setOf(auditActorKinds),
  "day_counts.name": setOf(dayCounts),
  "site_texts.document": setOf(siteDocuments),
  "site_texts.language": setOf(siteLanguages),
  "auth.access_tokens.scope": setOf(tokenScopes),
  "session_events.event": wordsOf<Parameters<typeof keepSessionEvent>[2]["event"]>({
    login: true,
    logout: true,
  }),
  "auth.sessions.sign_in_method": setOf(signInMethods),
  "auth.factors.factor_type": setOf(factorTypes),
  "auth.factors.status": setOf(factorStatuses),
  "auth.passkeys.sign_count": { kind: "range", min: 0, max: null },
  "auth.passkey_challenges.purpose": setOf(passkeyPurposes),
  "auth.mail_links.purpose": wordsOf<LinkPurpose>({ confirm: true, reset: true }),
  "uploads.stored": { kind: "range", min: 0, max: null },
};
const writtenRules = syncedTableNames.flatMap((table) => {
  const { fields, clearFields }: SyncedTable = syncedTables[table];
  return Object.entries(fields.shape)
    .filter(([field]) => Object.hasOwn(clearFields, field))
    .map(([field, schema]) => [`${table}.${field}`, ruleOf(schema)] as const);
});
const rules = [...writtenRules, ...Object.entries(serverRules)].flatMap(([column, rule]) =>
  rule ? [{ column, rule }] : [],
);

/** Values at the edges: what is kept, and what is refused. Null is kept where the column may be null. */
function edgesOf(rule: Rule): { readonly kept: readonly string[]; readonly refused: readonly string[] } {
  switch (rule.kind) {
    case "set":
      return {
        kept: rule.values,
        refused: ["", "no such word", ...rule.values.map((value) => value.toUpperCase())],
      };
    case "range": {
      const { min, max } = rule;
      return {
        kept: [min, max].flatMap((edge) => (edge === null ? [] : [String(edge)])),
        refused: [min === null ? [] : [String(min - 1)], max === null ? [] : [String(max + 1)]].flat(),
      };
    }
    case "json":
      return rule.type === "array"
        ? { kept: ["[]", '["a"]'], refused: ["{}", "null", '"a"'] }
        : { kept: ["{}"], refused: ["[]", "null", "1"] };
    case "vague date":
      return {
        kept: ["1900", "2200", "2200-12-31", "2019-05", "2019-21", "2019-24", "2019-05-14"],
        refused: [
          "",
          "1899",
          "2201",
          "2019-13",
          "2019-20",
          "2019-25",
          "2019-05-32",
          "May 2019",
          "2019-05-14T10:00",
        ],
      };
    case "day":
      return {
        kept: ["2019-05-14"],
        refused: ["", "2019", "2019-05", "2019-13-01", "2019-05-32", "tomorrow"],
      };
    case "month":
      return { kept: ["2026-11"], refused: ["", "2026", "2026-13", "2026-11-01"] };
    case "finite":
      return { kept: ["0", "-1.5", "1e300"], refused: ["NaN", "Infinity", "-Infinity"] };
  }
}

let database: TestDatabase;
let outside: pg.Client;
beforeAll(async () => {
  database = await cloneDatabase();
  outside = new pg.Client(database.superuser);
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await database.drop();
});

type Check = {
  readonly column: string;
  readonly name: string;
  readonly definition: string;
  readonly type: string;
};

/** The checks of one column each, as the catalogue has them. */
async function readChecks(): Promise<readonly Check[]> {
  const { rows } = await outside.query<Check>(
    `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname || '.' || a.attname as column,
       o.conname as name, pg_get_constraintdef(o.oid) as definition, format_type(a.atttypid, a.atttypmod) as type
     from pg_constraint o join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum = o.conkey[1]
     where o.contype = 'c' and cardinality(o.conkey) = 1`,
  );
  return rows;
}

/** Whether the check itself, taken from the catalogue and put to one value, lets it through. */
async function keeps({ column, definition, type }: Check, value: string): Promise<boolean> {
  const name = pg.escapeIdentifier(column.split(".").at(-1) ?? column);
  await outside.query(`create temporary table probe (${name} ${type}, ${definition})`);
  try {
    await outside.query(`insert into probe values ($1)`, [value]);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === "23514") return false;
    throw error;
  } finally {
    await outside.query("drop table probe");
  }
}

test.each(rules)(
  "$column: the database keeps what the domain does and refuses the rest",
  async ({ column, rule }) => {
    const check = (await readChecks()).find((one) => one.column === column);
    if (!check) throw new Error(`No check on ${column}: it needs a migration.`);
    const { kept, refused } = edgesOf(rule);
    for (const value of kept) expect([value, await keeps(check, value)]).toEqual([value, true]);
    for (const value of refused) expect([value, await keeps(check, value)]).toEqual([value, false]);
  },
);

test("every closed set of the database is one that the code knows, word by word", async () => {
  const known = rules.flatMap(({ column, rule }) =>
    rule.kind === "set" ? [[column, rule.values.toSorted()]] : [],
  );
  const stored = (await readChecks()).flatMap(({ column, definition }) => {
    const [list] = /ARRAY\[.*\]/.exec(definition) ?? [];
    const words = [...(list ?? "").matchAll(/'([^']*)'::text/g)].map(([, word]) => word);
    return words.length > 0 ? [[column, words.toSorted()]] : [];
  });
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(known));
});

test("every date that the domain knows passes the check of dates", () => {
  const { kept } = edgesOf({ kind: "vague date" });
  expect(kept.filter((date) => !isVagueDate(date))).toEqual([]);
});

test("a write that breaks a rule is refused where the row is, whatever wrote it", async () => {
  const id = randomUUID();
  await outside.query("insert into profiles (id, email) values ($1, 'ada@example.org')", [id]);
  await expect(outside.query("update profiles set locale = 'de' where id = $1", [id])).rejects.toMatchObject({
    code: "23514",
    constraint: "profiles_locale_check",
  });
  await expect(
    outside.query(
      `insert into media (user_id, id, upload_id, kind, bytes, sealed, rev, created_at, updated_at)
       values ($1, $1, $1, 'gif', 1, '', 2, now(), now())`,
      [id],
    ),
  ).rejects.toMatchObject({ constraint: "media_kind_check" });
});

test("no check waits to be proved of the rows that are there", async () => {
  const { rows } = await outside.query(
    "select conname from pg_constraint where contype = 'c' and not convalidated",
  );
  expect(rows).toEqual([]);
});
