/**
 * The sealed cells of a row, and `seals`: itself sealed, it lists the cells and the rev each was sealed at. An older value put back into
 * its own cell does not open, a removed cell is noticed, and a cell that does not open leaves the rest of the row readable
 * (docs/decisions/020-bound-seals.md).
 */
import { z } from "zod";
import { type DataKey, openText, type Place, sealText } from "#server/crypto/seal.ts";
import type { SyncedColumns } from "./synced-columns.ts";

type RowPlace = { readonly personId: string; readonly rowId: string; readonly key: DataKey };

/**
 * - `unbound`: sealed before revs were bound, or nothing is sealed.
 * - `bound`: the rev of each cell; 0 for one that was damaged before, `lostRev` for one whose rev is unknown.
 * - `damaged`: `seals` itself does not open.
 */
export type Seals =
  | { readonly kind: "unbound" }
  | { readonly kind: "bound"; readonly revs: Readonly<Record<string, number>> }
  | { readonly kind: "damaged" };

const unboundRev = 0;
const lostRev = -1;
const revsSchema = z.record(z.string(), z.int());

type OpenedCells = {
  /** JSON, in the order of `columns.sealed`; the field's default for an empty or unreadable cell. */
  readonly texts: readonly string[];
  /** Fields that have a cell which cannot be opened. */
  readonly unreadable: readonly string[];
  readonly seals: Seals;
};

/** @param cells in base64, in the order of `columns.sealed` */
export function openCells(
  columns: SyncedColumns,
  place: RowPlace,
  cells: readonly (string | null)[],
  sealedSeals: string | null,
): OpenedCells {
  const seals = openSeals(columns, place, sealedSeals);
  const unreadable: string[] = [];
  const texts = columns.sealed.map((field, at) => {
    const text = openCell(columns, place, field, cells[at] ?? null, seals);
    if (text === null) unreadable.push(field);
    return text ?? JSON.stringify(columns.defaults[field]);
  });
  return { texts, unreadable, seals };
}

export type StoredCells = Pick<OpenedCells, "unreadable" | "seals"> & {
  readonly fields: Readonly<Record<string, unknown>>;
};

type SealedCells = {
  /** Columns to write. */
  readonly columns: readonly (readonly [name: string, cell: Buffer | null])[];
  /** Whether bytes that could not be opened are about to be overwritten: they must be copied aside first. */
  readonly displaces: boolean;
};

/**
 * Computes the cells for a write of `fields` at `rev`. The cells of an unbound row are all sealed again.
 * @param stored the row as it was opened; null for a new one
 */
export function sealCells(
  columns: SyncedColumns,
  place: RowPlace,
  fields: Readonly<Record<string, unknown>>,
  rev: number,
  stored: StoredCells | null,
): SealedCells {
  const written = columns.sealed.filter((field) => Object.hasOwn(fields, field));
  if (written.length === 0) return { columns: [], displaces: false };
  const isUnbound = stored?.seals.kind === "unbound";
  const kept = columns.sealed.filter((field) => !written.includes(field));
  const revs: Record<string, number> = { ...(stored?.seals.kind === "bound" ? stored.seals.revs : {}) };
  if (stored && stored.seals.kind !== "bound") {
    const rest = isUnbound ? unboundRev : lostRev;
    for (const field of kept) if (stored.unreadable.includes(field)) revs[field] = rest;
  }
  const again = isUnbound ? kept.filter((field) => !stored.unreadable.includes(field)) : [];
  const values = { ...stored?.fields, ...fields };
  const cells = [...written, ...again].map((field) => {
    const cell = sealCell(columns, place, field, values[field], rev);
    if (cell) revs[field] = rev;
    else delete revs[field];
    return [field, cell] as const;
  });
  const isEmpty = Object.keys(revs).length === 0;
  const seals = isEmpty ? null : sealText(place.key, placeOf(columns, place, "seals"), JSON.stringify(revs));
  const overwritesDamaged =
    stored !== null &&
    (stored.seals.kind === "damaged" || written.some((field) => stored.unreadable.includes(field)));
  return { columns: [...cells, ["seals", seals]], displaces: overwritesDamaged };
}

/** Null for the field's default: an empty text is stored as nothing. */
function sealCell(
  columns: SyncedColumns,
  place: RowPlace,
  field: string,
  value: unknown,
  rev: number,
): Buffer | null {
  const text = value === undefined ? undefined : JSON.stringify(value);
  if (text === undefined || text === JSON.stringify(columns.defaults[field])) return null;
  return sealText(place.key, { ...placeOf(columns, place, field), rev }, text);
}

function openSeals(columns: SyncedColumns, place: RowPlace, sealed: string | null): Seals {
  if (sealed === null) return { kind: "unbound" };
  const text = tryOpen(place.key, placeOf(columns, place, "seals"), sealed);
  return text === null ? { kind: "damaged" } : { kind: "bound", revs: revsSchema.parse(JSON.parse(text)) };
}

/** Null when the cell cannot be opened. */
function openCell(
  columns: SyncedColumns,
  place: RowPlace,
  field: string,
  cell: string | null,
  seals: Seals,
): string | null {
  const rev = seals.kind === "bound" ? seals.revs[field] : seals.kind === "unbound" ? unboundRev : lostRev;
  if (cell === null) {
    const isMissed = seals.kind === "bound" && rev !== undefined;
    return isMissed ? null : JSON.stringify(columns.defaults[field]);
  }
  if (rev === undefined || rev === lostRev) return null;
  const at = placeOf(columns, place, field);
  return tryOpen(place.key, rev === unboundRev ? at : { ...at, rev }, cell);
}

function tryOpen(key: DataKey, place: Place, sealed: string): string | null {
  try {
    return openText(key, place, Buffer.from(sealed, "base64"));
  } catch {
    return null;
  }
}

const placeOf = ({ table }: SyncedColumns, { personId, rowId }: RowPlace, column: string): Place => ({
  table,
  row: rowId,
  column,
  owner: personId,
});
