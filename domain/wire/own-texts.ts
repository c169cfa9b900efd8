/** The words that a person wrote in a row, whatever the field: what must not go out with a name in it, or names somebody who is erased. */
import type { TableTraits } from "./field-traits.ts";

/** What has a `max` and no `min`: texts and lists of texts. */
type TextField<Traits extends TableTraits> = {
  [Field in keyof Traits & string]: Traits[Field] extends { readonly max: number }
    ? Traits[Field] extends { readonly min: number }
      ? never
      : Field
    : never;
}[keyof Traits & string];

/** In the order of the table. */
export function textFields<Traits extends TableTraits>(traits: Traits): readonly TextField<Traits>[] {
  const isText = (field: string): field is TextField<Traits> => {
    const { min, max } = traits[field] ?? {};
    return max !== undefined && min === undefined;
  };
  return Object.keys(traits).filter(isText);
}

/** Each text of the row that is not empty, in the order of the table. */
export function ownTexts(traits: TableTraits, row: object): readonly string[] {
  const values = new Map<string, unknown>(Object.entries(row));
  const written: readonly unknown[] = textFields(traits).flatMap((field) => values.get(field));
  return written.filter((text) => typeof text === "string").filter((text) => text !== "");
}

/** The row with each of its texts as `change` gives it back. */
export function mapTexts<Row extends object>(
  traits: TableTraits,
  row: Row,
  change: (text: string) => string,
): Row {
  const changed = (value: unknown) => (typeof value === "string" ? change(value) : value);
  const values = new Map<string, unknown>(Object.entries(row));
  const texts = textFields(traits).map((field) => {
    const value = values.get(field);
    return [field, Array.isArray(value) ? value.map(changed) : changed(value)] as const;
  });
  return { ...row, ...Object.fromEntries(texts) };
}
