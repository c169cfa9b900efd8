import type { FormEvent } from "react";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { dayInTimeZone } from "#domain/time/time-zone.ts";
import { type MomentDraft, newMoment } from "./moment-draft.ts";
import { useMomentSave } from "./use-moment-save.ts";

const messages = await loadAllMessages("en");

function Form({ draft, today }: { draft: MomentDraft; today: CalendarDay }) {
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

const inZone = (draft: MomentDraft, today: CalendarDay, timeZone: string) => (
  <IntlProvider locale="en" messages={messages} timeZone={timeZone}>
    <Form draft={draft} today={today} />
  </IntlProvider>
);

test("what was missing is said after a try, and no longer once it is there", async () => {
  const today = "2026-11-22";
  const form = (draft: MomentDraft) => inZone(draft, today, "Europe/Paris");
  const empty = newMoment(null, today);
  const screen = await render(form(empty));
  await expect.element(screen.getByRole("status")).toHaveTextContent("nothing");
  await screen.getByRole("button").click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("mood");
  await screen.rerender(form({ ...empty, mood: 4 }));
  await expect.element(screen.getByRole("status")).toHaveTextContent("nothing");
});

test("an hour of today is judged by the clock where the person is", async () => {
  const now = new Date();
  // A zone in which it is between noon and one.
  const ahead = 12 - now.getUTCHours();
  const timeZone = `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
  const today = dayInTimeZone(now.toISOString(), timeZone);
  const at = (hour: string) => inZone({ ...newMoment(null, today), mood: 4, hour }, today, timeZone);
  const screen = await render(at("18:00"));
  await screen.getByRole("button").click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("hour");
  await screen.rerender(at("11:00"));
  await expect.element(screen.getByRole("status")).toHaveTextContent("nothing");
});
