/** Routes for development and tests: a loopback peer, never through a proxy, never in production (server/http/routes/mount.ts). */
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { inboxPage, smsPage } from "./inbox-page.ts";

export const devRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/dev/mail",
      auth: "dev",
      summary: "The mails that wait in the sink, to read",
      output: "text",
    },
    ({ c }) => c.html(inboxPage(services.mailer.kept())),
  ),
  route(
    {
      method: "GET",
      path: "/dev/mail.json",
      auth: "dev",
      summary: "The mails that wait in the sink, newest first",
      output: z.array(
        z.object({
          id: z.string(),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          html: z.string(),
          replyTo: z.string().optional(),
          priority: z.literal("high").optional(),
          at: z.string(),
        }),
      ),
    },
    () => [...services.mailer.kept()],
  ),
  route(
    {
      method: "GET",
      path: "/dev/sms",
      auth: "dev",
      summary: "The text messages that wait in the sink, to read",
      output: "text",
    },
    ({ c }) => c.html(smsPage(services.sms.kept())),
  ),
  route(
    {
      method: "GET",
      path: "/dev/sms.json",
      auth: "dev",
      summary: "The text messages that wait in the sink, newest first",
      output: z.array(z.object({ id: z.string(), to: z.string(), text: z.string(), at: z.string() })),
    },
    () => services.sms.kept().map(({ id, to, text, at }) => ({ id, to, text, at })),
  ),
  route(
    {
      method: "POST",
      path: "/dev/clock",
      auth: "dev",
      summary:
        "Move the clock: to an instant, or on by milliseconds; an empty body gives it back its own time",
      body: z.strictObject({
        now: z.iso.datetime({ offset: true }).optional(),
        advance: z
          .int()
          .min(0)
          .max(10 * 366 * 24 * 3_600_000)
          .optional(),
      }),
      output: z.object({ now: z.string() }),
    },
    ({ body }) => {
      const { clock } = services;
      if (!clock.move) throw new AppError("not_found");
      clock.move(body);
      return { now: clock.now().toISOString() };
    },
  ),
];
