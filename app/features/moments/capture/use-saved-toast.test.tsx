import { v7 } from "uuid";
import { expect, test } from "vitest";
import type { CaptureRequest } from "#app/lib/capture-request.ts";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { openJournal } from "#app/store/db/journal.ts";
import { createRelationship } from "#app/store/relationships/relationships.ts";
import { currentToast, subscribeToToast } from "#app/ui/overlays/toast-store.ts";
import { dayOf } from "#domain/time/calendar-day.ts";
import { CaptureHost } from "./capture-host.tsx";

const spoken = {
  en: { mood: "Gentle", keep: "Keep this moment" },
  fr: { mood: "Doux", keep: "Garder ce moment" },
};

async function keepOne(locale: "en" | "fr", request: CaptureRequest = {}) {
  await openJournal({ kind: "account", personId: v7() });
  await createRelationship({ name: "Camille" });
  // Heard, not seen: a toast is gone after five seconds.
  const said: (string | undefined)[] = [];
  subscribeToToast(() => said.push(currentToast()?.detail));
  const screen = await showPage(
    <CaptureHost request={request} addPhotos={async () => 0} onClose={() => undefined} />,
    { locale },
  );
  await screen.getByText(spoken[locale].mood, { exact: true }).click();
  await screen.getByRole("button", { name: spoken[locale].keep }).click();
  return () => said;
}

test("a moment that is kept says with whom and when", async () => {
  const said = await keepOne("en");
  await expect.poll(said).toContain("Camille, today");
});

test("and in French", async () => {
  const said = await keepOne("fr");
  await expect.poll(said).toContain("Camille, aujourd’hui");
});

test("a moment of another day, with nobody, is said by that day", async () => {
  const said = await keepOne("en", { relationshipId: null, day: dayOf(2024, 5, 14) });
  await expect.poll(said).toContain("14 May 2024");
});
