import type { FormEvent } from "react";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { type MomentDraft, newMoment } from "./moment-draft.ts";
import { useMomentSave } from "./use-moment-save.ts";

const messages = await loadAllMessages("en");
const today = "2026-11-22";

function Form({ draft }: { draft: MomentDraft }) {
  const { submit, issues } = useMomentSave({
    form: { current: null },
    draft,
    today,
    write: () => Promise.reject(new Error("nothing is to be written here")),
    onSaved: () => undefined,
  });
  return (
    <form onSubmit={(event: FormEvent) => submit(event)}>
      <button type="submit">Keep</button>
      <output>{issues.map(({ field }) => field).join(" ") || "nothing"}</output>
    </form>
  );
}

test("what was missing is said after a try, and no longer once it is there", async () => {
  const form = (draft: MomentDraft) => (
    <IntlProvider locale="en" messages={messages} timeZone="Europe/Paris">
      <Form draft={draft} />
    </IntlProvider>
  );
  const empty = newMoment(null, today);
  const screen = await render(form(empty));
  await expect.element(screen.getByRole("status")).toHaveTextContent("nothing");
  await screen.getByRole("button").click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("mood");
  await screen.rerender(form({ ...empty, mood: 4 }));
  await expect.element(screen.getByRole("status")).toHaveTextContent("nothing");
});
