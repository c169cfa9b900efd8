/**
 * What a field of a synced table is, said once, beside its noun and free of the parser. A field without traits does not compile: its
 * schema `satisfies` the `Shape` of the table. Nothing said: sealed on the server, written by the form, merged alone.
 */
import type { z } from "zod";
import type { SyncedTableName } from "./sync.ts";

/** Why a field is clear that names another row. */
export const link = "an id: what is deleted or erased with another row is found by it";

/** All of them may be left out. */
type FieldTraits = {
  /** The smallest number. */
  readonly min: number;
  /** Letters of a text, or of each one of a list; the largest number. */
  readonly max: number;
  /** Entries of a list. */
  readonly count: number;
  /** Why it is stored in clear text, in a column of its own. Every other field is sealed with its row (docs/decisions/025-sealed-rows.md). */
  readonly clear: string;
  /** The table of the row that it names: it is deleted with that row, and clear, since it is found by it. */
  readonly parent: SyncedTableName;
  /** Words of the person's own: every version is kept, none is folded away (docs/sync.md, "On the device" 6). */
  readonly isText: true;
  /** Such words of several lines: two versions can be kept one under the other. */
  readonly hasLines: true;
  /** Written once, when the row is created. */
  readonly isFixed: true;
  /** Written by an act of its own, not by the noun's form; no part of a version. */
  readonly isApart: true;
  /** Fields of the same group are written, merged and resolved together (docs/sync.md). */
  readonly group: string;
  /** Its value in a row of which a device has only the tombstone, where its schema has no default. */
  readonly blank: unknown;
  /** Only the server writes it; its value in such a row. */
  readonly serverBlank: unknown;
};

/** By the names of the fields. */
export type TableTraits = Readonly<Record<string, Partial<FieldTraits>>>;

/** The fields that a person may write. */
type WrittenField<Traits extends TableTraits> = {
  [Field in keyof Traits & string]: Traits[Field] extends { readonly serverBlank: unknown } ? never : Field;
}[keyof Traits & string];

/** The fields that the noun's form writes. */
export type FormField<Traits extends TableTraits> = {
  [Field in WrittenField<Traits>]: Traits[Field] extends { readonly isApart: true } ? never : Field;
}[WrittenField<Traits>];

/** A schema for each field that a person may write, and for no other. */
export type Shape<Traits extends TableTraits> = Readonly<Record<WrittenField<Traits>, z.ZodType>>;

/** What the fields that have this trait say by it, in the order of the table. */
export function traitOf<Name extends keyof FieldTraits>(
  traits: TableTraits,
  name: Name,
): Readonly<Record<string, FieldTraits[Name]>> {
  const has = (one: object): one is Pick<FieldTraits, Name> => Object.hasOwn(one, name);
  const fields: readonly (readonly [string, object])[] = Object.entries(traits);
  return Object.fromEntries(
    fields.flatMap(([field, one]) => (has(one) ? [[field, one[name]] as const] : [])),
  );
}

/** The fields that the form writes, in the order of the table. */
export function formFields<Traits extends TableTraits>(traits: Traits): readonly FormField<Traits>[] {
  const isWritten = (field: string): field is FormField<Traits> => {
    const { isApart, serverBlank } = traits[field] ?? {};
    return !isApart && serverBlank === undefined;
  };
  return Object.keys(traits).filter(isWritten);
}
