import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { ProfileWait } from "./profile-wait.tsx";

afterEach(() => vi.restoreAllMocks());

async function show(locale: "en" | "fr", answer: () => Promise<Response>, patience?: number) {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  const onLeave = vi.fn();
  const screen = await render(
    <MemoryRouter>
      <IntlProvider locale={locale} messages={await loadAllMessages(locale)} timeZone="Europe/Paris">
        <ProfileWait leaveLabel="Leave" onLeave={onLeave} {...(patience ? { timeout: patience } : {})} />
      </IntlProvider>
    </MemoryRouter>,
  );
  return { screen, onLeave, fetched };
}

const answering = (status: number, body: object) => async () => Response.json(body, { status });
const away = () => Promise.reject(new TypeError("Failed to fetch"));
const broken = answering(500, {
  code: "internal",
  message: "Something went wrong",
  details: null,
  hint: null,
});

test.for([
  ["en", away, "Tendre is momentarily unavailable. Try again in a moment."],
  ["fr", away, "Tendre est momentanément indisponible. Réessayez dans un instant."],
  [
    "fr",
    answering(503, { code: "unavailable", message: "Later" }),
    "Tendre est momentanément indisponible. Réessayez dans un instant.",
  ],
  ["en", broken, "Unable to load your profile at this time"],
  ["fr", broken, "Erreur lors du chargement du profil"],
] as const)("in %s a profile that cannot be loaded says why", async ([locale, answer, words]) => {
  const { screen } = await show(locale, answer);
  await expect.element(screen.getByRole("status")).toHaveTextContent(words);
});

test("a profile that nothing keeps back and that does not come says that it takes long", async () => {
  const { screen } = await show("fr", answering(200, {}), 50);
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent("Le chargement prend trop de temps. Rafraîchissez la page.");
});

test("a session that ended is not taken for a failure", async () => {
  const { screen, fetched } = await show("en", answering(401, { code: "unauthorized", message: "no" }));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  await expect.element(screen.getByText("Loading…")).toBeVisible();
});

test("one can leave from there", async () => {
  const { screen, onLeave } = await show("en", away);
  await screen.getByRole("button", { name: "Leave" }).click();
  expect(onLeave).toHaveBeenCalledOnce();
});
