/** The road to the server, as the sync needs it; tests bring their own. */

import type { z } from "zod";
import { callApi } from "#app/lib/api-client.ts";
import { type PullAnswer, type Push, pullAnswerSchema, pushAnswerSchema } from "#domain/sync.ts";

/** status 0: no answer came. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number };

export type Transport = {
  push(body: Push): Promise<Reply<z.infer<typeof pushAnswerSchema>>>;
  pull(since: number): Promise<Reply<PullAnswer>>;
};

const patience = 30_000;

export const apiTransport: Transport = {
  async push(body) {
    return read(
      pushAnswerSchema,
      await callApi("/api/sync/push", { method: "POST", body, timeout: patience }),
    );
  },
  async pull(since) {
    return read(pullAnswerSchema, await callApi(`/api/sync/pull?since=${since}`, { timeout: patience }));
  },
};

/** An answer that does not read as one is no answer. */
function read<T>(
  schema: z.ZodType<T>,
  { data, error, status }: Awaited<ReturnType<typeof callApi>>,
): Reply<T> {
  if (error) return { ok: false, status };
  const parsed = schema.safeParse(data);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, status: 0 };
}
