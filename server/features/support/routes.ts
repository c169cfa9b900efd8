/** Help: whether letters are read here, and letters to whoever runs the server, of people who are signed in and of visitors. */
import { letterAnswerSchema, letterSchema, supportSchema } from "#domain/support/letter-fields.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { writeLetter } from "./mutations/write-letter.ts";
import { takesLetters } from "./queries.ts";

/** Bytes: the longest letter, each letter of it escaped. */
const maxBody = 64 * 1024;

export const supportRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/support",
      auth: "public",
      summary: "Whether somebody reads what is written to Help",
      output: supportSchema,
    },
    async ({ c }) => {
      c.header("cache-control", "no-cache");
      return { takesLetters: await takesLetters(services) };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/support/letters",
      auth: "session",
      summary: "Write to whoever runs the server; the same key again is the same letter",
      body: letterSchema,
      output: letterAnswerSchema,
      maxBody,
      limit: { max: 10, windowSeconds: 24 * 3_600, by: "person" },
    },
    async ({ session: { email, emailVerified }, scope, body }) => ({
      isPriority: await writeLetter(services, { scope, email, isConfirmed: emailVerified }, body),
    }),
  ),
  route(
    {
      method: "POST",
      path: "/api/support/letters/visitor",
      auth: "public",
      summary: "The same for somebody who is not signed in",
      body: letterSchema,
      output: letterAnswerSchema,
      maxBody,
      limit: { max: 5, windowSeconds: 3_600, by: "address" },
    },
    async ({ body }) => ({ isPriority: await writeLetter(services, null, body) }),
  ),
];
