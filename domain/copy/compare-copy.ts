/** A copy beside the journal it is brought into: what is new, the same, different, or in the trash here. */
import { turnFieldsSchema } from "#domain/conversation/conversation-fields.ts";
import { parentRows } from "#domain/sync/row-links.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import type { Row } from "#domain/wire/sync.ts";
import type { ReadCopy } from "./read-copy.ts";
import {
  type CopiedTable,
  copiedTables,
  type EntryNote,
  type ReadEntry,
  type ToldFile,
} from "./read-entry.ts";

export type ComparedEntry = {
  readonly table: CopiedTable;
  /** Its id in this journal. */
  readonly id: string;
  readonly label: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly state: "new" | "same" | "different" | "trashed";
  /** Names of the fields that differ. */
  readonly differs: readonly string[];
  /** The person it is about, in this journal; its own id for a person; null: nobody. */
  readonly person: string | null;
  readonly file: string | null;
  /** What the copy says of its file. */
  readonly told: ToldFile | null;
};

export type ComparedCopy = {
  readonly entries: readonly ComparedEntry[];
  readonly profile: Readonly<Record<string, unknown>>;
  /** Photos and videos whose files this copy does not hold. */
  readonly withoutFile: number;
  /** New moments whose earlier versions stay in the copy. */
  readonly versioned: number;
  readonly notes: readonly EntryNote[];
};

type CopyTarget = {
  /** The rows of this journal by table and id, the trash and tombstones included. */
  readonly rows: Readonly<Record<CopiedTable, ReadonlyMap<string, Row>>>;
  readonly profile: Readonly<Record<string, unknown>>;
  /** The id that an entry of the copy has here. The same for the same id, so that bringing a copy in twice makes nothing twice. */
  readonly idFor: (id: string) => string;
  /** Another id for a photo whose row was emptied from the trash: nothing comes back under the old one. The same for the same id. */
  readonly renewedId: (id: string) => string;
  /** Ids of photos and videos that are on their way to the server: they have no row yet, and are here all the same. */
  readonly onTheWay: ReadonlySet<string>;
  /** What the copy holds of an entry's file; `none`: nothing. */
  readonly fileState: (entry: ReadEntry) => "whole" | "none" | FileFault;
};

type FileFault = Extract<EntryNote["code"], "file_damaged" | "file_too_large">;

export function compareCopy(copy: ReadCopy, target: CopyTarget): ComparedCopy {
  const notes = [...copy.notes];
  const entries: ComparedEntry[] = [];
  const brought = new Map<string, ComparedEntry>();
  const taken = new Set<string>();
  const mapped = mapIds(copy.entries, target.idFor);
  let [withoutFile, versioned] = [0, 0];
  for (const entry of copy.entries) {
    const id = idIn(target, entry);
    const fields = mapped(entry);
    const known = target.rows[entry.table].get(id);
    const leaveOut = (field: string | null, code: EntryNote["code"]) =>
      notes.push({ ...placeOf(entry), field, code, isLeftOut: true });
    const isHere = (table: CopiedTable, parent: string) =>
      brought.has(parent) || target.rows[table].get(parent)?.deleted_at === null;
    const missing = parentRows(entry.table, fields).find(
      ({ table, id: parent }) => isCopied(table) && !isHere(table, parent),
    );
    if (missing) {
      // That the conversation stays out is told at the conversation.
      if (entry.table !== "turns") leaveOut("relationship_id", "no_person");
      continue;
    }
    // A photo is its file: without one there is nothing that could be made.
    if (entry.table === "media" && !target.onTheWay.has(id) && known?.deleted_at !== null) {
      const state = entry.file !== null && taken.has(entry.file) ? "file_twice" : target.fileState(entry);
      if (state === "none") withoutFile += 1;
      else if (state !== "whole") leaveOut("file", state);
      if (state !== "whole") continue;
      if (entry.file !== null) taken.add(entry.file);
    }
    const compared: ComparedEntry = {
      table: entry.table,
      id,
      label: entry.label,
      fields,
      ...(target.onTheWay.has(id) ? ({ state: "same", differs: [] } as const) : compare(fields, known)),
      person: personOf(entry, id, fields, brought),
      file: entry.file,
      told: entry.told ?? null,
    };
    if (entry.isVersioned && compared.state === "new") versioned += 1;
    brought.set(id, compared);
    entries.push(compared);
  }
  return { entries, profile: profileDifferences(copy.profile, target), withoutFile, versioned, notes };
}

function idIn({ rows, idFor, renewedId }: CopyTarget, { table, id }: ReadEntry): string {
  const own = idFor(id);
  const row = rows[table].get(own);
  return table === "media" && row?.deleted_at !== null && row?.upload_id === "" ? renewedId(own) : own;
}

const isCopied = (table: string): table is CopiedTable => copiedTables.some((copied) => copied === table);

const placeOf = ({ table, place, label }: ReadEntry) => ({ table, place, label });

const links = ["relationship_id", "moment_id", "conversation_id"];
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** The fields of an entry with the ids that its rows have here; inside LISA's replies too, which name the pages they stand on. */
function mapIds(entries: readonly ReadEntry[], idFor: (id: string) => string) {
  const known = new Set(entries.map(({ id }) => id));
  const mapped = (id: string) => (known.has(id.toLowerCase()) ? idFor(id.toLowerCase()) : id);
  return ({ table, fields }: ReadEntry): Readonly<Record<string, unknown>> => {
    const named = links.filter((name) => typeof fields[name] === "string");
    const linked = {
      ...fields,
      ...Object.fromEntries(named.map((name) => [name, idFor(String(fields[name]))])),
    };
    if (table !== "turns") return linked;
    const { cited, replies } = turnFieldsSchema.parse(linked);
    const within = (text: string) => text.replace(uuid, mapped);
    return {
      ...linked,
      ...(fields.cited !== undefined && { cited: cited.map(mapped) }),
      ...(fields.replies !== undefined && {
        replies: replies.map((one) => ({ ...one, reply: within(one.reply) })),
      }),
    };
  };
}

function compare(
  fields: Readonly<Record<string, unknown>>,
  known: Row | undefined,
): Pick<ComparedEntry, "state" | "differs"> {
  if (!known) return { state: "new", differs: [] };
  const differs = Object.keys(fields).filter(
    (name) => !isSameValue(fields[name] ?? null, known[name] ?? null),
  );
  if (known.deleted_at !== null) return { state: "trashed", differs };
  return { state: differs.length === 0 ? "same" : "different", differs };
}

function personOf(
  { table }: ReadEntry,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  brought: ReadonlyMap<string, ComparedEntry>,
): string | null {
  if (table === "relationships") return id;
  if (typeof fields.relationship_id === "string") return fields.relationship_id;
  return typeof fields.moment_id === "string" ? (brought.get(fields.moment_id)?.person ?? null) : null;
}

function profileDifferences(
  profile: ReadCopy["profile"],
  { profile: own, idFor }: CopyTarget,
): Readonly<Record<string, unknown>> {
  const mapped = (name: string, value: unknown) =>
    name.startsWith("memory_") && name !== "memory_hidden_days" && Array.isArray(value)
      ? value.map((id) => idFor(String(id)))
      : value;
  return Object.fromEntries(
    Object.entries(profile)
      .map(([name, value]) => [name, mapped(name, value)] as const)
      .filter(([name, value]) => !isSameValue(value ?? null, own[name] ?? null)),
  );
}
