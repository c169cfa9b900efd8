import "#app/styles.css";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import type { Outcome } from "#app/store/write/outcome.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ToastArea } from "#app/ui/overlays/toast-area.tsx";
import { dismissToast } from "#app/ui/overlays/toast-store.ts";
import { SaveFailure } from "./save-failure.tsx";
import { useQuickSave } from "./use-quick-save.ts";
import { useSave } from "./use-save.ts";

afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
});

type Act = (text: string) => Promise<Outcome>;

function Form({ act, onSaved }: { act: Act; onSaved: () => void }) {
  const [text, setText] = useState("");
  const { save, failure, isSaving } = useSave();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(() => act(text), onSaved);
      }}
    >
      <TextField label="Word" value={text} onChange={({ target }) => setText(target.value)} />
      <Button type="submit" pending={isSaving}>
        Save
      </Button>
      <SaveFailure reason={failure} keepsText text={text} />
    </form>
  );
}

function Fold({ act, onSaved }: { act: () => Promise<Outcome>; onSaved: () => void }) {
  const quickSave = useQuickSave();
  return <Button onClick={() => void quickSave(act, onSaved)}>Fold away</Button>;
}

async function show(page: React.ReactNode, locale: "en" | "fr" = "en") {
  return render(
    <MemoryRouter>
      <IntlProvider locale={locale} messages={await loadAllMessages(locale)} timeZone="Europe/Paris">
        {page}
        <ToastArea labels={{ region: "Messages ({hotkey})", toast: "Message", close: "Close" }} />
      </IntlProvider>
    </MemoryRouter>,
  );
}

const full: Outcome = { ok: false, reason: "storage_full" };
const kept: Outcome = { ok: true };

test("a refused save says why beside its button, keeps what was typed and the focus, and is tried again", async () => {
  const onSaved = vi.fn();
  const act = vi.fn<Act>().mockResolvedValueOnce(full).mockResolvedValueOnce(kept);
  const screen = await show(<Form act={act} onSaved={onSaved} />);
  await screen.getByLabelText("Word").fill("quiet");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect
    .element(
      screen
        .getByRole("alert")
        .getByText(
          "Not saved. This device has no room left: free some, then try again. What you wrote is still here.",
        ),
    )
    .toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
  await expect.element(screen.getByLabelText("Word")).toHaveValue("quiet");
  await expect.element(screen.getByRole("button", { name: "Save" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("link", { name: "Empty the trash" })).toHaveFocus();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(screen.getByText(/Not saved/).query()).toBeNull();
});

test("each reason has its words and its way on, in French too", async () => {
  const act = vi.fn<Act>();
  const screen = await show(<Form act={act} onSaved={vi.fn()} />, "fr");
  const said = async (reason: "invalid" | "not_found" | "plan_limit" | "offline", words: RegExp) => {
    act.mockResolvedValueOnce({ ok: false, reason });
    await screen.getByRole("button", { name: "Save" }).click();
    await expect.element(screen.getByRole("alert").getByText(words)).toBeVisible();
  };
  await said("invalid", /Quelque chose ici ne peut pas être gardé tel quel\./);
  await said("not_found", /supprimé entre-temps/);
  await said("offline", /Vous êtes hors ligne/);
  await said("plan_limit", /Votre formule n’a plus de place/);
  await expect
    .element(screen.getByRole("link", { name: "Voir les formules" }))
    .toHaveAttribute("href", "/subscription");
});

test("an act that throws has failed, and a second press while it runs does nothing", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let fail = (_: Error) => {};
  const act = vi.fn<Act>(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const screen = await show(<Form act={act} onSaved={vi.fn()} />);
  await screen.getByLabelText("Word").fill("quiet{enter}");
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Enter}");
  expect(act).toHaveBeenCalledOnce();
  fail(new Error("the database is closed"));
  await expect.element(screen.getByRole("alert").getByText(/The browser did not keep it/)).toBeVisible();
  expect(errors).toHaveBeenCalledOnce();
});

test("a full disk that throws is told as a full disk", async () => {
  const quota = new DOMException("The quota has been exceeded.", "QuotaExceededError");
  const screen = await show(<Form act={() => Promise.reject(quota)} onSaved={vi.fn()} />);
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("alert").getByText(/no room left/)).toBeVisible();
});

test("what was typed can be copied, and a browser that refuses is not said to have copied", async () => {
  const screen = await show(<Form act={async () => full} onSaved={vi.fn()} />);
  await screen.getByLabelText("Word").fill("quiet");
  await screen.getByRole("button", { name: "Save" }).click();
  const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("no"));
  await screen.getByRole("button", { name: "Copy what you wrote" }).click();
  await expect.element(screen.getByText(/The browser refuses to copy/)).toBeVisible();
  expect(screen.getByText("Copied", { exact: true }).query()).toBeNull();
  write.mockResolvedValueOnce(undefined);
  await screen.getByRole("button", { name: "Copy what you wrote" }).click();
  await expect.element(screen.getByText("Copied", { exact: true })).toBeVisible();
  expect(write).toHaveBeenLastCalledWith("quiet");
});

test("what is done at once and fails stays told until it is tried again", async () => {
  const onSaved = vi.fn();
  const act = vi.fn<() => Promise<Outcome>>().mockResolvedValueOnce(full).mockResolvedValueOnce(kept);
  const screen = await show(<Fold act={act} onSaved={onSaved} />);
  await screen.getByRole("button", { name: "Fold away" }).click();
  await expect.element(screen.getByText("Not saved", { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/no room left.*Nothing was changed\./)).toBeVisible();
  expect(screen.getByRole("listitem").element().querySelector(".counting-dots")).toBeNull();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(act).toHaveBeenCalledTimes(2);
  await expect.element(screen.getByText("Not saved", { exact: true })).not.toBeInTheDocument();
});

test("what the rules refuse offers no second try", async () => {
  const screen = await show(<Fold act={async () => ({ ok: false, reason: "invalid" })} onSaved={vi.fn()} />);
  await screen.getByRole("button", { name: "Fold away" }).click();
  await expect.element(screen.getByText("Not saved", { exact: true })).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" }).query()).toBeNull();
});
