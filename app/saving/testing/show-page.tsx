import "#app/styles.css";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { IntlProvider } from "use-intl/react";
import { afterEach } from "vitest";
import { render } from "vitest-browser-react";
import type { Language } from "#app/lib/i18n/language.ts";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { closeJournal } from "#app/store/db/journal.ts";
import { ToastArea } from "#app/ui/overlays/toast-area.tsx";
import { dismissToast } from "#app/ui/overlays/toast-store.ts";

afterEach(() => {
  dismissToast();
  closeJournal();
});

type Showing = {
  readonly locale?: Language;
  /** Where it stands: its pattern, and the address one came by. */
  readonly pattern?: string;
  readonly at?: string;
  /** Words of a late chunk, for a part of a page that does not bring its own. */
  readonly words?: object;
};

/** A page, or a part of one, as the app shows it: words, router, toasts; and beside it where one is. */
export async function showPage(
  page: ReactNode,
  { locale = "en", pattern = "*", at = "/", words = {} }: Showing = {},
) {
  const messages = { ...(await loadAllMessages(locale)), ...words };
  return render(
    <MemoryRouter initialEntries={[at]}>
      <IntlProvider locale={locale} messages={messages} timeZone="Europe/Paris">
        <Routes>
          <Route path={pattern} element={page} />
          <Route path="*" element={null} />
        </Routes>
        <Place />
        <ToastArea labels={{ region: "Messages ({hotkey})", toast: "Message", close: "Close" }} />
      </IntlProvider>
    </MemoryRouter>,
  );
}

function Place() {
  return <output data-testid="place">{useLocation().pathname}</output>;
}
