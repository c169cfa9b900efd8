import type { Incarnation } from "#domain/sync/incarnation.ts";
import type { PullAnswer, PulledPart } from "#domain/wire/sync.ts";
import { wireVersion } from "#domain/wire/wire-version.ts";
import { asPerson } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { column, type RowOf } from "#server/row-shape.ts";
import type { Services } from "#server/services.ts";
import { isOfMessages, openRowText } from "../rows/row-seal.ts";
import { columnsOf } from "../rows/synced-columns.ts";
import { readLineage } from "./lineage.ts";
import {
  type Direction,
  hasErasure,
  openChanges,
  type PackedChange,
  type PackedRow,
  packedRows,
  piecesOf,
  unpackRows,
} from "./packed-rows.ts";
import { type RowOwner, readStoredRow } from "./stored-row.ts";

const pageLine = {
  rev: column.int8,
  oldest_rev: column.int8,
  incarnation: column.uuid.orNull,
  /** Null when the profile did not change since. */
  profile_rev: column.int8.orNull,
  /** JSON of what stands in clear columns. */
  profile: column.text.orNull,
  profile_sealed: column.bytea.orNull,
  profile_sealed_rev: column.int8.orNull,
  rows: column.text.orNull,
  /** The number of rows, up to one more than the limit. */
  found: column.int8,
};
type PageLine = RowOf<typeof pageLine>;

const upwards: Direction = { beyond: ">", order: "asc" };
const downwards: Direction = { beyond: "<", order: "desc" };

/** SQL that writes an instant as the wire does: in UTC, to the millisecond. */
const instantText = (name: string) => `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const instantNames = new Set(["created_at", "updated_at", "deleted_at", "current_period_end"]);
const ofProfile = ["id", "rev", "created_at", "updated_at", "deleted_at", ...columnsOf("profiles").clear].map(
  (name) => `'${name}', ${instantNames.has(name) ? instantText(`t.${name}`) : `t.${name}`}`,
);

/**
 * Each part is lateral to the person and kept apart by `offset 0`, so that nothing is read before the person is set.
 * @param person `asPerson` or `asSession`
 * @param columns further columns of it
 */
const pageOf = (rows: string) => (person: string, columns: string) =>
  `select ${columns},
    coalesce(s.rev, 1) as rev, coalesce(s.oldest_rev, 0) as oldest_rev,
    s.incarnation,
    p.rev as profile_rev, p.profile, p.sealed as profile_sealed, p.sealed_rev as profile_sealed_rev, page.*
  from ${person} person
  left join lateral (
    select rev, oldest_rev, incarnation from sync_state where user_id = person.id offset 0) s on true
  left join lateral (
    select t.rev, json_build_object(${ofProfile.join(", ")})::text as profile, t.sealed, t.sealed_rev from profiles t
    where t.id = person.id and t.rev > $3 offset 0) p on true
  cross join lateral (${rows}) page`;

const statementOf = (name: string, tables: Parameters<typeof packedRows>[0], direction: Direction) => {
  const textOf = pageOf(packedRows(tables, direction));
  const alone = textOf(asPerson, "person.id as person");
  // Built once: a text that is made anew for each request would be looked up as a whole each time.
  let withSession: string | undefined;
  const text = (person: string, columns: string) => {
    withSession ??= textOf(person, columns);
    return withSession;
  };
  return { name, alone, text };
};
const statements = {
  after: statementOf(
    "pull-page",
    ["relationships", "moments", "media", "conflicts", "conversations", "turns", "threads", "messages"],
    upwards,
  ),
  relationships: statementOf("pull-newest-relationships", ["relationships"], downwards),
  rest: statementOf(
    "pull-newest-rest",
    ["moments", "media", "conflicts", "conversations", "turns", "threads", "messages"],
    downwards,
  ),
} as const;

/** The smallest row in bytes: bounds how many rows are read. */
const smallestRow = 512;

type PageSize = { readonly limit: number; readonly bytes: number };
type PageRequest = PageSize & {
  readonly since: number;
  /** The incarnation of the database under which the device received `since`. */
  readonly incarnation?: string | undefined;
};
type NewestRequest = PageSize & { readonly before: number; readonly part: PulledPart };
type Reader = Pick<Services, "db" | "keys" | "log">;
type Page = {
  /** The JSON of a `PullAnswer`. */
  readonly body: Buffer<ArrayBuffer>;
  /** One of its rows was erased. */
  readonly hasErased: boolean;
};

/**
 * At most `limit` rows and about `bytes` bytes changed after `since`, in order of rev. One statement, so one snapshot: no commit can fall
 * between the rows and the counter ([Note: rev under lock]).
 */
export async function readPullPage(
  services: Reader,
  scope: OwnerScope,
  request: PageRequest,
  given?: PageLine,
): Promise<Page> {
  const { since, incarnation } = request;
  const { line, found } = await readFound(services, scope, pageRead(request), given);
  // Behind the oldest tombstone, or ahead of a database that was restored: the device must resync.
  const isElsewhere = incarnation !== undefined && incarnation !== line.incarnation;
  if (since > 0 && (since < line.oldest_rev || since > line.rev || isElsewhere)) {
    const lineage = await services.db.transact(scope, (tx) => readLineage(tx, scope.personId));
    const heard = lineage.find((life) => life.incarnation === incarnation);
    const isSame = since >= line.oldest_rev && since <= line.rev && (heard?.rev ?? -1) >= since;
    if (!isSame) return startOver(lineage);
  }
  const limit = limitOf(request);
  const open = await opener(services, scope);
  const profile =
    line.profile_rev === null ? null : { rev: line.profile_rev, change: await open.profile(line) };
  const isBefore = ({ rev }: PackedRow) => profile !== null && rev < profile.rev;
  const before = profile ? found.filter(isBefore).length : limit;
  const rows = found.slice(0, before < limit ? limit - 1 : limit);
  const changes = await open.rows(rows, request.bytes);
  const shown = found.slice(0, changes.length);
  const hasErased = hasErasure(changes, shown);
  const isInOrder = profile !== null && before < limit && changes.length >= before;
  const more = line.found + (profile ? 1 : 0) > changes.length + (isInOrder ? 1 : 0);
  const last = Math.max(shown.at(-1)?.rev ?? since, isInOrder ? profile.rev : since);
  // A new device opens the app with the profile, so it comes with the first page whatever its rev, and again in its turn.
  const at = isInOrder ? before : since === 0 ? 0 : null;
  if (profile && at !== null) changes.splice(at, 0, profile.change);
  const rev = more ? last : line.rev;
  return { body: pageText(changes, line, { rev, more }), hasErased };
}

/**
 * A page of a device's first pull: rows of one part from before a rev, newest first. `rev` is the counter in the snapshot of the rows, and
 * `before` where the next page begins. With the first page of the relationships comes the profile.
 */
export async function readNewestPage(
  services: Reader,
  scope: OwnerScope,
  { before, part, ...size }: NewestRequest,
  given?: PageLine,
): Promise<Page> {
  const { line, found } = await readFound(services, scope, pageRead({ before, part, ...size }), given);
  const open = await opener(services, scope);
  const changes = await open.rows(found.slice(0, limitOf(size)), size.bytes);
  const shown = found.slice(0, changes.length);
  const isFirst = part === "relationships" && before > line.rev;
  const profile = isFirst ? [await open.profile(line)] : [];
  const more = line.found > shown.length;
  const position = { rev: line.rev, before: shown.at(-1)?.rev ?? before, more };
  return { body: pageText([...profile, ...changes], line, position), hasErased: hasErasure(changes, shown) };
}

const limitOf = ({ limit, bytes }: PageSize) => Math.min(limit, Math.ceil(bytes / smallestRow));

async function opener(services: Reader, scope: OwnerScope) {
  const { db, keys } = services;
  const { personId } = scope;
  const key = keys.cached(personId) ?? (await db.transact(scope, (tx) => keys.keyFor(tx, personId)));
  const owner = { personId, key };
  return {
    async rows(rows: readonly PackedRow[], bytes: number) {
      const messagesKey = rows.some(({ table }) => isOfMessages(table))
        ? await db.transact(scope, (tx) => keys.keyFor(tx, personId, "messages"))
        : undefined;
      return openChanges(services, { scope, key, messagesKey }, rows, bytes);
    },
    async profile(line: PageLine): Promise<PackedChange> {
      const row = profileText(owner, line);
      if (row) return { table: "profiles", row };
      const stored = await db.transact(scope, (tx) => readStoredRow(tx, owner, "profiles", personId));
      if (!stored) throw new Error("A person without a profile.");
      return { table: "profiles", row: Buffer.from(JSON.stringify(stored.row)) };
    },
  };
}

/** What is in clear and what is sealed, as one JSON object; null when it has to be read in another way. */
function profileText(owner: RowOwner, line: PageLine): Buffer | null {
  const { profile, profile_sealed: sealed, profile_sealed_rev: rev } = line;
  if (profile === null || sealed === null || rev === null) return null;
  const content = openRowText(owner, { table: "profiles", id: owner.personId, rev }, sealed);
  return content && Buffer.concat([Buffer.from(`${profile.slice(0, -1)},`), content.subarray(1)]);
}

/** The page's statement, for a route that reads it together with the session. */
export function pageRead(request: PageRequest | NewestRequest) {
  const statement = "part" in request ? statements[request.part] : statements.after;
  const from = "part" in request ? request.before : request.since;
  return { ...statement, values: [from, limitOf(request) + 1], row: pageLine };
}

async function readFound(
  services: Reader,
  scope: OwnerScope,
  read: ReturnType<typeof pageRead>,
  given?: PageLine,
): Promise<{ readonly line: PageLine; readonly found: readonly PackedRow[] }> {
  const { name, alone: text, values, row } = read;
  const [line] = given ? [given] : await services.db.read(scope, { name, text, values, row });
  if (!line) throw new Error("A pull gave nothing.");
  return { line, found: unpackRows(line.rows) };
}

const opening = Buffer.from('{"changes":[');

/** @param position numbers and booleans only */
function pageText(
  changes: readonly PackedChange[],
  { incarnation }: PageLine,
  position: Readonly<Record<string, number | boolean>>,
): Buffer<ArrayBuffer> {
  const life = incarnation === null ? "" : `"incarnation":"${incarnation}",`;
  const place = Object.entries(position).map(([name, value]) => `"${name}":${value},`);
  const last = changes.length > 0 ? "}" : "";
  const end = `${last}],${life}${place.join("")}"resync":false,"wire":${wireVersion}}`;
  return Buffer.concat([opening, ...piecesOf(changes), Buffer.from(end)]);
}

function startOver(lineage: readonly Incarnation[]): Page {
  const incarnation = lineage.at(-1)?.incarnation;
  const answer: PullAnswer = {
    changes: [],
    rev: 0,
    more: true,
    resync: true,
    lineage: lineage.map(({ incarnation: of, rev }) => ({ incarnation: of, rev })),
    wire: wireVersion,
    ...(incarnation ? { incarnation } : {}),
  };
  return { body: Buffer.from(JSON.stringify(answer)), hasErased: false };
}
