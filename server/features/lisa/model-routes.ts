/** A model outside, when the settings name one: how it is, and its reply to text that the device has veiled. No journal is opened for it. */
import { streamSSE } from "hono/streaming";
import { modelCallSchema, modelStateSchema } from "#domain/lisa/model/model-call.ts";
import { billingMessages } from "#domain/plan/billing.ts";
import { asNobody } from "#server/db/acting.ts";
import { readSettings } from "#server/features/site/queries.ts";
import { route } from "#server/http/routes/route.ts";
import type { Services } from "#server/services.ts";
import { presentModelState } from "./present.ts";
import { readModelUse } from "./queries.ts";
import { beginModelReply } from "./run.ts";

export const modelRoutes = (services: Services) => [
  route(
    {
      method: "GET",
      path: "/api/lisa/model",
      auth: "session",
      summary: "Whether a model may write LISA's replies, and how it has been",
      output: modelStateSchema,
    },
    async () => {
      const { clock } = services;
      const model = (await readSettings(services)).model_is_on ? services.model : null;
      return presentModelState(
        model && (await readModelUse(services, model.name)),
        model?.name ?? null,
        clock.now(),
      );
    },
  ),
  route(
    {
      method: "POST",
      path: "/api/lisa/model",
      auth: "session",
      summary: "Have the model say an answer of the built-in analyst, from veiled text; streamed",
      body: modelCallSchema,
      output: "stream",
      maxBody: 128 * 1024,
      limit: { max: 240, windowSeconds: 3600, by: "person" },
      signedOut: billingMessages.usageSignedOut,
    },
    async ({ c, scope, body }) => {
      const events = await beginModelReply({ services, scope, call: body });
      c.header("x-accel-buffering", "no");
      // What was counted is settled whatever becomes of the session meanwhile.
      return streamSSE(c, (stream) =>
        asNobody(async () => {
          const left = new AbortController();
          stream.onAbort(() => left.abort());
          for await (const event of events(AbortSignal.any([left.signal, services.stopping])))
            if (!stream.aborted) await stream.writeSSE({ event: "model", data: JSON.stringify(event) });
        }),
      );
    },
  ),
];
