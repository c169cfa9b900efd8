/** What of messages needs the network at once. Threads and messages themselves travel like every synced row (server/features/sync). */
import { readHandleName } from "#domain/message/handle.ts";
import {
  handleAnswerSchema,
  handleRequestSchema,
  messageReportSchema,
  ownReportSchema,
} from "#domain/message/message-report.ts";
import { AppError } from "#server/errors.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { reportMessages } from "./mutations/report-messages.ts";
import { takeHandle } from "./mutations/take-handle.ts";

const day = 24 * 60 * 60;

export const messageRoutes = (services: Services) => [
  route(
    {
      method: "PUT",
      path: "/api/messages/handle",
      auth: "session",
      summary: "Take a handle with a name of one's own, or give it back; the server adds its digits",
      body: handleRequestSchema,
      output: handleAnswerSchema,
      maxBody: 4 * 1024,
      limit: { max: 10, windowSeconds: day, by: "person" },
    },
    async ({ body: { name }, scope }) => {
      const read = name === null ? null : readHandleName(name);
      if (name !== null && read === null) throw refusalOf([{ field: "name", code: "not_allowed" }], "body");
      return { handle: await takeHandle(services, scope, read) };
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/messages/reports",
      auth: "session",
      summary: "Report somebody to whoever runs the server, with those messages that one chooses to show",
      body: messageReportSchema,
      output: ownReportSchema,
      maxBody: 16 * 1024,
      limit: { max: 20, windowSeconds: day, by: "person" },
    },
    async ({ body, scope }) => {
      const id = await reportMessages(services, scope, body);
      if (id === null) throw new AppError("not_found");
      return { id };
    },
  ),
];
