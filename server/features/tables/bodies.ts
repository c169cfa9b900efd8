/** Bodies of writes. Fields are validated one by one under the person's lock, like an op of a device; here only their shape is. */
import { z } from "zod";
import { fieldsSchema } from "#domain/wire/sync.ts";
import type { Fields } from "./mutations/write-rows.ts";
import { type ApiTable, writableSchema } from "./table-api.ts";

const listSchema = z.array(fieldsSchema).min(1);

type Inserted = { readonly items: readonly Fields[]; readonly isList: boolean };

/** One row, or a list of them. The errors are those of the form that was sent. */
export function insertBody(api: ApiTable): z.ZodType<Inserted> {
  const row = writableSchema(api, "insert");
  return z
    .unknown()
    .transform((body, context): Inserted => {
      const isList = Array.isArray(body);
      const parsed = (isList ? listSchema : fieldsSchema).safeParse(body, { reportInput: true });
      if (parsed.success)
        return { items: isList ? (parsed.data as Fields[]) : [parsed.data as Fields], isList };
      context.issues.push(...(parsed.error.issues as typeof context.issues));
      return z.NEVER;
    })
    .meta({ anyOf: [row, { type: "array", minItems: 1, items: row }] });
}

export const changeBody = (api: ApiTable) => fieldsSchema.meta(writableSchema(api, "change"));
