/** The address of an account on the wire, and how it is changed (docs/decisions/030-address-and-telephone.md). */
import { z } from "zod";

const instant = z.iso.datetime();

/** Days for which whoever reads the old address can take a change back. */
export const undoDays = 7;

const addressChangeSchema = z.object({
  email: z.string(),
  /** The link that was sent works until then. */
  expiresAt: instant,
});
export type AddressChange = z.infer<typeof addressChangeSchema>;

export const ownAddressSchema = z.object({
  email: z.string(),
  /** Null where no change waits for its link. */
  change: addressChangeSchema.nullable(),
  isVerified: z.boolean(),
});
export type OwnAddress = z.infer<typeof ownAddressSchema>;
