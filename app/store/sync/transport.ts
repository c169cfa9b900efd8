/** The road to the server, as the sync needs it; tests bring their own. */
import { callApi } from "#app/lib/api-client.ts";
import {
  type PullRead,
  type PushRead,
  readPullAnswer,
  readPushAnswer,
} from "#domain/sync/read-sync-answer.ts";
import type { Push } from "#domain/wire/sync.ts";
import { personHeader, wireHeader, wireVersion } from "#domain/wire/wire-version.ts";

export type Failure = {
  readonly ok: false;
  /** 0: no answer came, or none that could be read. */
  readonly status: number;
  /** The session is another person's by now. */
  readonly isOtherPerson?: boolean;
  /** Milliseconds, when the server says how long it is to be left alone. */
  readonly retryAfter?: number;
};
export type Reply<T> = { readonly ok: true; readonly value: T } | Failure;

export const noAnswer: Failure = { ok: false, status: 0 };

/** `bytes`: about the most that the page is to be. */
export type PageRequest = {
  readonly since: number;
  readonly bytes: number;
  /** The life of the database under which `since` was heard; none for a device that knows none. */
  readonly incarnation?: string | undefined;
};

export type Transport = {
  push(body: Push): Promise<Reply<PushRead>>;
  pull(page: PageRequest): Promise<Reply<PullRead>>;
};

const timeout = 30_000;

/** What every call for this person's journal says of itself. */
export function callHeaders(personId: string): Readonly<Record<string, string>> {
  return { [wireHeader]: String(wireVersion), [personHeader]: personId };
}

export function apiTransport(personId: string): Transport {
  const headers = callHeaders(personId);
  return {
    push: async (body) =>
      read(readPushAnswer, await callApi("/api/sync/push", { method: "POST", body, headers, timeout })),
    pull: async ({ since, bytes, incarnation }) => {
      const life = incarnation ? `&incarnation=${incarnation}` : "";
      const path = `/api/sync/pull?since=${since}&bytes=${bytes}${life}`;
      return read(readPullAnswer, await callApi(path, { headers, timeout }));
    },
  };
}

/** An answer that does not read as one is no answer. */
function read<T>(parse: (body: unknown) => T | null, result: Awaited<ReturnType<typeof callApi>>): Reply<T> {
  if (result.error) return failureOf(result);
  const value = parse(result.data);
  return value === null ? noAnswer : { ok: true, value };
}

type Failed = Extract<Awaited<ReturnType<typeof callApi>>, { readonly data: null }>;

function failureOf({ status, error, retryAfter }: Failed): Failure {
  return {
    ok: false,
    status,
    ...(error.code === "other_person" ? { isOtherPerson: true } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}
