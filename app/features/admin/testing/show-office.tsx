import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import type { Language } from "#app/lib/i18n/language.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { adminWords } from "../admin-words.ts";
import { createQueries } from "../asking/queries.ts";

type Answer = () => Response | Promise<Response>;
type Sent = { readonly call: string; readonly body: unknown };

/** A server that answers what is put into `answers`, by method and path; what is not there has no answer. */
export function createOfficeServer() {
  const server = {
    answers: new Map<string, Answer>(),
    /** Bodies, in order. */
    sent: [] as Sent[],
    /** Addresses of questions, in order. */
    asked: [] as string[],
    answer(call: string, json: unknown, status = 200) {
      server.answers.set(call, () => Response.json(json, { status }));
    },
  };
  beforeEach(() => {
    server.answers.clear();
    server.sent.length = 0;
    server.asked.length = 0;
    vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
      const { pathname, search } = new URL(String(input), location.href);
      const call = `${init?.method ?? "GET"} ${pathname}`;
      if (!init?.body) server.asked.push(pathname + search);
      if (init?.body) server.sent.push({ call, body: JSON.parse(String(init.body)) });
      const answer = server.answers.get(call);
      if (!answer) throw new TypeError("Failed to fetch");
      return answer();
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return server;
}

/** A section behind its guard. */
export const showOffice = (section: ReactNode, locale: Language = "en") =>
  showPage(
    <QueryClientProvider client={createQueries(() => undefined)}>
      <WithMessages words={adminWords}>{section}</WithMessages>
    </QueryClientProvider>,
    { locale },
  );
