/** Data that only this device has, one item each, as listed in the dialog and the file. */
import { isRecord } from "#app/lib/person.ts";
import type { SharedFile, SharedPart } from "#app/lib/share/share-box.ts";
import type { UploadRow } from "#app/store/db/upload-row.ts";
import type { Surroundings, UnsentRows } from "#app/store/leaving/unsent-rows.ts";
import type { EditKind, Op, SyncedTableName } from "#domain/wire/sync.ts";
import { fieldsOfDraft, isBlank } from "./draft-fields.ts";

type Group = "ops" | "refused" | "drafts" | "box" | "conflicts";
export const groups = ["ops", "refused", "drafts", "box", "conflicts"] as const satisfies readonly Group[];

export type UnsentItem = {
  readonly key: string;
  readonly group: Group;
  readonly table: SyncedTableName;
  /** The name of the relationship, or of the file; null when there is none. */
  readonly name: string | null;
  readonly kind: EditKind | "erase" | null;
  /** What was written, by field. */
  readonly written: Readonly<Record<string, unknown>>;
  /** For a conflict: the account's value of the same field. */
  readonly before: unknown;
  readonly code: string | null;
  readonly upload: UploadRow | null;
  /** Of the box. */
  readonly file: SharedFile | null;
};

/** `box`: what was chosen or shared for a moment that is not kept. */
export type Unsent = {
  readonly rows: UnsentRows;
  readonly around: Surroundings;
  readonly box: readonly SharedPart[];
};

export function listUnsent(
  { rows, around, box }: Unsent,
  nameOf: (id: string) => string | null,
): UnsentItem[] {
  const plain = { kind: null, written: {}, before: null, code: null, upload: null, file: null, name: null };
  const shown = new Map(around.rows.map(({ row }) => [row.id, row]));
  const nameIn = (fields: unknown) =>
    isRecord(fields) && typeof fields.name === "string" && fields.name !== "" ? fields.name : null;
  const named = (id: string, fields: unknown) => {
    const row: unknown = shown.get(id);
    const person = [fields, row].map((each) => isRecord(each) && each.relationship_id);
    const whose = person.find((each) => typeof each === "string");
    return nameIn(fields) ?? nameIn(row) ?? nameOf(id) ?? (typeof whose === "string" ? nameOf(whose) : null);
  };
  const ops = rows.ops.map(({ op }) => ({
    ...plain,
    key: op.opId,
    group: "ops" as const,
    table: op.table,
    name: named(op.id, op.fields),
    kind: op.kind,
    written: writtenBy(op),
  }));
  const refused = rows.refused.map(({ op, code }) => ({
    ...plain,
    key: op.opId,
    group: "refused" as const,
    table: op.table,
    name: named(op.id, op.fields),
    kind: op.kind,
    written: writtenBy(op),
    code,
  }));
  const uploads = rows.uploads.map((upload) => ({
    ...plain,
    key: upload.id,
    group: upload.state === "refused" ? ("refused" as const) : ("ops" as const),
    table: "media" as const,
    name: upload.name,
    written: upload.place.caption ? { caption: upload.place.caption } : {},
    code: upload.problem,
    upload,
  }));
  const drafts = rows.drafts.map(({ key, value }) => {
    const typed = isRecord(value) ? (value.fields ?? value.draft) : null;
    const written = isRecord(typed) ? typed : {};
    const [noun = "", id = ""] = key.split(":");
    const table = draftTables[noun] ?? ("moments" as const);
    return {
      ...plain,
      key: `draft ${key}`,
      group: "drafts" as const,
      table,
      name: named(id, written),
      written: fieldsOfDraft(table, written),
    };
  });
  const conflicts = rows.conflicts.map((conflict) => {
    const row: unknown = shown.get(conflict.row_id);
    return {
      ...plain,
      key: conflict.id,
      group: "conflicts" as const,
      table: conflict.table,
      name: named(conflict.row_id, row),
      written: { [conflict.field]: conflict.value },
      before: isRecord(row) ? row[conflict.field] : null,
    };
  });
  const inBox = box.flatMap(({ id, text, files }) => [
    ...files.map((file, at) => ({
      ...plain,
      key: `box ${id} ${at}`,
      group: "box" as const,
      table: "media" as const,
      name: file.name,
      file,
    })),
    ...(text === ""
      ? []
      : [
          {
            ...plain,
            key: `box ${id}`,
            group: "box" as const,
            table: "moments" as const,
            written: { text },
          },
        ]),
  ]);
  return [...ops, ...uploads, ...refused, ...drafts, ...inBox, ...conflicts];
}

/** Whose draft it is, by the first word of its key. */
const draftTables: Readonly<Record<string, SyncedTableName>> = {
  relationship: "relationships",
  profile: "profiles",
  lisa: "turns",
  message: "messages",
};

/** Of a new row only what was filled in; its upload is named by its file. */
function writtenBy({ kind, fields }: Pick<Op, "kind" | "fields">): UnsentItem["written"] {
  const told = Object.entries(fields).filter(
    ([field, value]) => field !== "upload_id" && (kind !== "put" || !isBlank(value)),
  );
  return Object.fromEntries(told);
}
