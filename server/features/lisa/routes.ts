/**
 * Counting LISA's messages. The reply is made on the person's device: nothing of a question or of an answer comes here, only the id of the
 * message (docs/sealed-journal.md, "Until then" 2).
 */
import {
  aiDeliveredSchema,
  aiMessageSchema,
  aiQuotaSchema,
  aiReservedSchema,
  billingMessages,
} from "#domain/plan/billing.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { deliverMessage, giveBackMessage, reserveMessage } from "./mutations.ts";

const shape = {
  method: "POST",
  auth: "session",
  signedOut: billingMessages.usageSignedOut,
  limit: { max: 1200, windowSeconds: 3600, by: "person" },
} as const;

export const lisaRoutes = ({ db }: Services) => [
  route(
    {
      ...shape,
      path: "/api/lisa/reserve",
      summary: "Keep one message of this month for a reply that is being made",
      body: aiMessageSchema,
      output: aiReservedSchema,
    },
    ({ scope, body }) => reserveMessage(db, scope, body.message_id),
  ),
  route(
    {
      ...shape,
      path: "/api/lisa/deliver",
      summary: "Count a message whose reply was given, once",
      body: aiDeliveredSchema,
      output: aiQuotaSchema,
    },
    ({ scope, body }) => deliverMessage(db, scope, body.message_id, body.month),
  ),
  route(
    {
      ...shape,
      path: "/api/lisa/give-back",
      summary: "Give back a message that got no reply",
      body: aiMessageSchema,
      output: aiQuotaSchema,
    },
    ({ scope, body }) => giveBackMessage(db, scope, body.message_id),
  ),
];
