/** A relationship as stored (specification, section 3; our own wire names where it says "not shown"). */
import type { z } from "zod";
import type { periodSchema, relationshipFieldsSchema } from "./relationship-fields.ts";

export const relationshipStatuses = ["ongoing", "ended"] as const;
export type RelationshipStatus = (typeof relationshipStatuses)[number];
export const relationshipTypes = ["serious", "casual", "fling", "fwb", "other"] as const;
export type RelationshipType = (typeof relationshipTypes)[number];
/** "folded" is hidden but listed last; "sealed" is hidden until opened (product decisions, "Folding and sealing"). */
export const veils = ["open", "folded", "sealed"] as const;
export type Veil = (typeof veils)[number];

export const nameLimit = 80;

/** One stretch of an on-again, off-again relationship, besides the first. */
export type Period = z.infer<typeof periodSchema>;
export type RelationshipFields = z.infer<typeof relationshipFieldsSchema>;

/** The whole row on device and server. `media` is written by uploads only, never by the form. */
export type Relationship = RelationshipFields & {
  readonly id: string;
  readonly user_id: string;
  readonly media: readonly string[];
  readonly rev: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
};
