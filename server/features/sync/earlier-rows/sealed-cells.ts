/**
 * Opens the sealed cells of a row as it was stored up to migration 0098, with `seals`: itself sealed, it lists the cells and the rev each
 * was sealed at (docs/decisions/020-bound-seals.md).
 */
import { z } from "zod";
import type { SyncedTableName } from "#domain/wire/sync.ts";
import { type DataKey, openText, type Place } from "#server/crypto/seal.ts";

type RowPlace = {
  readonly table: SyncedTableName;
  readonly personId: string;
  readonly rowId: string;
  readonly key: DataKey;
};

/**
 * - `unbound`: sealed before revs were bound, or nothing is sealed.
 * - `bound`: the rev of each cell; 0 for one that was damaged before, `lostRev` for one whose rev is unknown.
 * - `damaged`: `seals` itself does not open.
 */
type Seals =
  | { readonly kind: "unbound" }
  | { readonly kind: "bound"; readonly revs: Readonly<Record<string, number>> }
  | { readonly kind: "damaged" };

const unboundRev = 0;
const lostRev = -1;
const revsSchema = z.record(z.string(), z.int());

type OpenedCells = {
  /** The value of each cell that is not empty. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Fields that have a cell which cannot be opened. */
  readonly unreadable: readonly string[];
};

/** @param cells by field; null: empty, the field has its default */
export function openCells(
  place: RowPlace,
  cells: Readonly<Record<string, Buffer | null>>,
  sealedSeals: Buffer | null,
): OpenedCells {
  const seals = openSeals(place, sealedSeals);
  const values: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const [field, cell] of Object.entries(cells)) {
    const opened = openCell(place, field, cell, seals);
    if (opened === "damaged") unreadable.push(field);
    else if (opened !== null) values[field] = JSON.parse(opened.text);
  }
  return { values, unreadable };
}

function openSeals(place: RowPlace, sealed: Buffer | null): Seals {
  if (sealed === null) return { kind: "unbound" };
  const text = tryOpen(place.key, placeOf(place, "seals"), sealed);
  return text === null ? { kind: "damaged" } : { kind: "bound", revs: revsSchema.parse(JSON.parse(text)) };
}

/** Null: empty. */
function openCell(
  place: RowPlace,
  field: string,
  cell: Buffer | null,
  seals: Seals,
): { readonly text: string } | "damaged" | null {
  const rev = seals.kind === "bound" ? seals.revs[field] : seals.kind === "unbound" ? unboundRev : lostRev;
  if (cell === null) return seals.kind === "bound" && rev !== undefined ? "damaged" : null;
  if (rev === undefined || rev === lostRev) return "damaged";
  const at = placeOf(place, field);
  const text = tryOpen(place.key, rev === unboundRev ? at : { ...at, rev }, cell);
  return text === null ? "damaged" : { text };
}

function tryOpen(key: DataKey, place: Place, sealed: Buffer): string | null {
  try {
    return openText(key, place, sealed);
  } catch {
    return null;
  }
}

const placeOf = ({ table, personId, rowId }: RowPlace, column: string): Place => ({
  table,
  row: rowId,
  column,
  owner: personId,
});
