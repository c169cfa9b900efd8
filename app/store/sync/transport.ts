/** The calls to the server that the sync makes; tests provide their own. */
import { callApi } from "#app/lib/api-client.ts";
import {
  type PullRead,
  type PushRead,
  readPullAnswer,
  readPushAnswer,
} from "#domain/sync/read-sync-answer.ts";
import type { PulledPart, Push } from "#domain/wire/sync.ts";
import { personHeader, wireHeader, wireVersion } from "#domain/wire/wire-version.ts";

export type Failure = {
  readonly ok: false;
  /** 0: no response, or one that could not be parsed. */
  readonly status: number;
  /** Another person is signed in by now. */
  readonly isOtherPerson?: boolean;
  /** Milliseconds, from the server's `Retry-After`. */
  readonly retryAfter?: number;
};
export type Reply<T> = { readonly ok: true; readonly value: T } | Failure;

export const noAnswer: Failure = { ok: false, status: 0 };

/** `bytes`: the approximate size of the page. */
export type PageRequest = PagePlace & { readonly bytes: number };

/** Where a page begins. */
export type PagePlace = {
  readonly since: number;
  /** Instead of what is after `since`: this part, from the newest row before that rev down (docs/sync.md, device rule 16). */
  readonly newest?: { readonly part: PulledPart; readonly before: number };
  /** The incarnation of the database under which `since` was received; absent if none is known. */
  readonly incarnation?: string | undefined;
};

export type Transport = {
  push(body: Push): Promise<Reply<PushRead>>;
  pull(page: PageRequest): Promise<Reply<PullRead>>;
};

const timeout = 30_000;

/** Headers of every call for this person's journal. */
export function callHeaders(personId: string): Readonly<Record<string, string>> {
  return { [wireHeader]: String(wireVersion), [personHeader]: personId };
}

export function apiTransport(personId: string): Transport {
  const headers = callHeaders(personId);
  return {
    push: async (body) =>
      read(readPushAnswer, await callApi("/api/sync/push", { method: "POST", body, headers, timeout })),
    pull: async ({ since, bytes, incarnation, newest }) => {
      const life = incarnation ? `&incarnation=${incarnation}` : "";
      const walk = newest ? `&before=${newest.before}&part=${newest.part}` : "";
      const path = `/api/sync/pull?since=${since}&bytes=${bytes}${life}${walk}`;
      return read(readPullAnswer, await callApi(path, { headers, timeout }));
    },
  };
}

/** A response that cannot be parsed counts as none. */
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
