/** Keys for journals that a browser keeps locked for a signed-out person; none is stored here. */
import { z } from "zod";
import { idSchema } from "#domain/wire/wire.ts";
import { createLockTickets } from "#server/crypto/lock-tickets.ts";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";

const keyField = z.string().length(43);

export const deviceLockRoutes = ({ masters, db }: Services) => {
  const tickets = createLockTickets({ masters, db });
  return [
    route(
      {
        method: "POST",
        path: "/api/device-locks",
        auth: "public",
        summary:
          "A fresh key to lock away what is someone's, and the ticket that gives it back to them alone",
        // The person who is signed in may be another one by now, or nobody: the locked journal names its owner.
        body: z.strictObject({ for: idSchema }),
        output: z.object({ key: keyField, ticket: z.string() }),
        limit: { max: 60, windowSeconds: 3_600, by: "address" },
      },
      async ({ c, body }) => {
        c.header("cache-control", "no-store");
        return tickets.issue(body.for);
      },
    ),
    route(
      {
        method: "POST",
        path: "/api/device-locks/open",
        auth: "session",
        summary: "The key of a ticket of one's own",
        body: z.strictObject({ ticket: z.string().max(400) }),
        output: z.object({ key: keyField }),
        limit: { max: 120, windowSeconds: 3_600, by: "person" },
      },
      async ({ c, body, session }) => {
        c.header("cache-control", "no-store");
        const key = await tickets.redeem(session.personId, body.ticket);
        if (key === null) throw new AppError("invalid_token");
        return { key };
      },
    ),
  ];
};
