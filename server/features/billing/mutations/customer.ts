/** The provider's customer of a person: created once, at the first checkout. */
import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { Transaction } from "#server/db/database.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { isMissing } from "../provider-trouble.ts";
import { lockBillingRow } from "../queries/billing-row.ts";
import type { BillingServices } from "./follow-provider.ts";

/** Returns the customer at the provider; one that no longer exists there (other keys, deleted) is created again. */
export async function ensureCustomer(
  { db, payments }: BillingServices,
  scope: OwnerScope,
  known: string | null,
  email: string,
): Promise<string> {
  const { stripe } = await payments.open();
  if (known !== null && (await isThere(stripe, known, email))) return known;
  const { personId } = scope;
  const key = createHash("sha256").update(`${personId} ${known} ${email}`).digest("hex");
  const made = await stripe.customers.create(
    { email, metadata: { user_id: personId } },
    { idempotencyKey: `customer-${key}` },
  );
  return db.transact(scope, (tx) => keepCustomer(tx, personId, known, made.id));
}

/** Also updates the address, to which receipts are sent. */
async function isThere(stripe: Stripe, id: string, email: string): Promise<boolean> {
  try {
    const found = await stripe.customers.retrieve(id);
    if (!found.deleted && found.email !== email) await stripe.customers.update(id, { email });
    return !found.deleted;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function keepCustomer(
  tx: Transaction,
  personId: string,
  known: string | null,
  made: string,
): Promise<string> {
  const row = await lockBillingRow(tx, personId);
  if (row.stripe_customer_id !== known) return row.stripe_customer_id ?? made;
  await tx.rows({ text: "select keep_customer($1, $2)", values: [known, made] });
  return made;
}
