/** The smallest input that a route's schema accepts, with the ids of one person's things where it needs ids. */
import type { JsonSchema } from "#server/http/routes/inventory.ts";

/** The things that a call refers to: ids by the name of the collection, and the person. */
export type Target = {
  readonly personId: string;
  readonly email: string;
  readonly things: Readonly<Record<string, string>>;
};

const personNames: ReadonlySet<string> = new Set(["p_user_id", "userId", "personId", "user_id"]);
const emailNames: ReadonlySet<string> = new Set(["email", "userEmail"]);

/** @param noun the collection that a bare `id` belongs to */
export function sampleInput(schema: JsonSchema, target: Target, noun: string, name = ""): unknown {
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const [choice] = listOf(schema.anyOf ?? schema.oneOf ?? schema.allOf);
  if (choice) return sampleInput(choice, target, noun, name);
  switch (schema.type) {
    case "object":
      return sampleObject(schema, target, noun);
    case "array":
      return Number(schema.minItems ?? 0) > 0
        ? [sampleInput(asSchema(schema.items), target, noun, name)]
        : [];
    case "integer":
    case "number":
      return Number(schema.minimum ?? 1);
    case "boolean":
      return false;
    case "null":
      return null;
    default:
      return sampleText(schema, target, noun, name);
  }
}

function sampleObject(schema: JsonSchema, target: Target, noun: string): Readonly<Record<string, unknown>> {
  const properties = asSchema(schema.properties);
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  return Object.fromEntries(
    required.map((name) => [name, sampleInput(asSchema(properties[name]), target, noun, name)]),
  );
}

function sampleText(schema: JsonSchema, target: Target, noun: string, name: string): string {
  if (personNames.has(name)) return target.personId;
  if (emailNames.has(name) || schema.format === "email") return target.email;
  const named = target.things[name.replace(/_?[iI]d$/, "s")] ?? target.things[noun];
  if (schema.format === "uuid" || name === "id") return named ?? target.personId;
  if (schema.format === "date-time") return "2026-01-01T00:00:00.000Z";
  if (schema.format === "date") return "2026-01-01";
  if (name === "month") return "2026-01";
  return "a".repeat(Math.max(1, Number(schema.minLength ?? 1)));
}

function listOf(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value.map(asSchema) : [];
}

function asSchema(value: unknown): JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
