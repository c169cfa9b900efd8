/** Renders the page in a test, with a mocked server. */
import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { afterEach, beforeEach, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { Language } from "#app/lib/i18n/language.ts";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { ToastArea } from "#app/ui/overlays/toast-area.tsx";
import { dismissToast } from "#app/ui/overlays/toast-store.ts";
import type { SubscriptionResponse } from "#domain/plan/billing.ts";
import { type SubscriptionRoomProps, SubscriptionView } from "../subscription-view.tsx";
import { subscriptionWords } from "../subscription-words.ts";

export const person = { id: "01989681-0000-7000-8000-00000000aaaa", email: "anna@example.org" };

type FakeServer = {
  /** Every call, in order. */
  asked: { path: string; body: unknown }[];
  /** By path; a missing path has no network. */
  answers: Record<string, () => Response | Promise<Response>>;
  /** Tabs that were opened. */
  opened: HTMLAnchorElement[];
};

export function createFakeServer(): FakeServer {
  const server: FakeServer = { asked: [], answers: {}, opened: [] };
  beforeEach(() => {
    dismissToast();
    Object.assign(server, { asked: [], answers: {}, opened: [] });
    vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
      const path = new URL(String(input), location.href).pathname;
      server.asked.push({ path, body: typeof init?.body === "string" ? JSON.parse(init.body) : null });
      const say = server.answers[path];
      if (!say) throw new TypeError("Failed to fetch");
      return say();
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      server.opened.push(this);
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return server;
}

export const refusal = (status: number, message: string, code = "") =>
  Response.json({ code, message, details: null, hint: null }, { status });

/** `respond` rerenders with the server's next response. */
export async function showSubscription(
  answer: SubscriptionResponse,
  room: Partial<SubscriptionRoomProps> = {},
  language: Language = "en",
) {
  const words = { ...(await loadAllMessages(language)), ...(await subscriptionWords(language)) };
  const roomOf = (known: SubscriptionResponse) => (
    <MemoryRouter>
      <IntlProvider locale={language} messages={words} timeZone="Europe/Paris">
        <SubscriptionView
          known={{ answer: known, at: "2026-11-21T07:00:00.000Z" }}
          isRemembered={false}
          problem={null}
          person={person}
          returned={null}
          refresh={async () => undefined}
          reload={() => undefined}
          {...room}
        />
        <ToastArea labels={{ region: "Messages", toast: "Message", close: "Close" }} />
      </IntlProvider>
    </MemoryRouter>
  );
  const screen = await render(roomOf(answer));
  return { ...screen, respond: (next: SubscriptionResponse) => screen.rerender(roomOf(next)) };
}
