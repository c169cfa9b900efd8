import { StrictMode, useState } from "react";
import { Route, Routes, useNavigate } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "#app/styles.css";
import { Button } from "#app/ui/actions/button.tsx";
import { Menu } from "#app/ui/actions/menu.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { pageNavigator, takeBack } from "./lib/page-history.ts";
import { PageRouter } from "./page-router.tsx";

const testAddress = location.pathname + location.search;
/** How many entries of overlays lie below this place. */
const height = () => Number(history.state?.over ?? 0);

/** Comes true with the browser's next step. */
const isThere = () => new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
function forward() {
  history.forward();
  return isThere();
}

afterEach(async () => {
  pageNavigator.replace(testAddress);
  await expect.poll(height).toBe(0);
});

/** What a page had open is what it remembers itself. */
let wasOpen = false;

function House() {
  return (
    <StrictMode>
      <PageRouter basename="/">
        <Routes>
          <Route path="/room" element={<Room />} />
          <Route path="/garden" element={<h1>Garden</h1>} />
          <Route path="*" element={<TextLink to="/room">To the room</TextLink>} />
        </Routes>
      </PageRouter>
    </StrictMode>
  );
}

type Open = "sheet" | "both" | "asking" | "returning" | null;

function Room() {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(wasOpen ? "returning" : null);
  wasOpen = open === "returning";
  return (
    <>
      <h1>Room</h1>
      <TextField label="Words" />
      <Button onClick={() => setOpen("sheet")}>Open the sheet</Button>
      <Button onClick={() => setOpen("asking")}>Open what asks</Button>
      <Button onClick={() => setOpen("returning")}>Open the list</Button>
      <Menu
        trigger={<Button>More</Button>}
        items={[{ id: "sheet", label: "The sheet", onSelect: () => setOpen("sheet") }]}
      />
      <Sheet
        open={open === "sheet" || open === "both"}
        onOpenChange={() => setOpen(null)}
        title="Sheet"
        closeLabel="Close the sheet"
      >
        <TextField label="Words of the sheet" />
        <Button onClick={() => setOpen("both")}>Open the dialog</Button>
        <TextLink to="/garden">To the garden</TextLink>
        <Button onClick={() => void navigate("/garden", { replace: true })}>The garden instead</Button>
        <Dialog
          open={open === "both"}
          onOpenChange={() => setOpen("sheet")}
          title="Dialog"
          closeLabel="Close the dialog"
        >
          <TextLink to="/garden">Out to the garden</TextLink>
        </Dialog>
      </Sheet>
      <Dialog open={open === "asking"} onOpenChange={() => {}} title="Asking" closeLabel="Close">
        <Button onClick={() => setOpen(null)}>Leave it</Button>
      </Dialog>
      <Sheet
        open={open === "returning"}
        onOpenChange={() => setOpen(null)}
        returns
        title="List"
        closeLabel="Close the list"
      >
        <TextLink to="/garden">An entry</TextLink>
      </Sheet>
    </>
  );
}

async function enter() {
  wasOpen = false;
  const screen = await render(<House />);
  await screen.getByRole("link", { name: "To the room" }).click();
  const press = (name: string) => screen.getByRole("button", { name, exact: true }).click();
  const follow = (name: string) => screen.getByRole("link", { name, exact: true }).click();
  const heading = (name: string) => screen.getByRole("heading", { name, exact: true });
  const see = (name: string) => expect.element(heading(name)).toBeVisible();
  const miss = (name: string) => expect.element(heading(name)).not.toBeInTheDocument();
  const isOutside = () => expect.element(screen.getByRole("link", { name: "To the room" })).toBeVisible();
  return { screen, press, follow, see, miss, isOutside };
}

test("Back closes what lies on top, one at a time, and keeps what was typed beneath", async () => {
  const { screen, press, see, miss, isOutside } = await enter();
  await screen.getByLabelText("Words", { exact: true }).fill("a night train");
  await press("Open the sheet");
  await screen.getByLabelText("Words of the sheet").fill("spring");
  await press("Open the dialog");
  await see("Dialog");
  history.back();
  await miss("Dialog");
  await expect.element(screen.getByLabelText("Words of the sheet")).toHaveValue("spring");
  history.back();
  await miss("Sheet");
  await expect.element(screen.getByLabelText("Words", { exact: true })).toHaveValue("a night train");
  await expect.element(screen.getByRole("button", { name: "Open the sheet" })).toHaveFocus();
  history.back();
  await isOutside();
});

test("two steps back at once close two", async () => {
  const { press, see, miss } = await enter();
  await press("Open the sheet");
  await press("Open the dialog");
  await see("Dialog");
  history.go(-2);
  await miss("Sheet");
  await see("Room");
});

test("what is closed otherwise leaves no step that does nothing, and moves nothing", async () => {
  const { press, see, miss, isOutside } = await enter();
  const go = vi.spyOn(history, "go");
  await press("Open the sheet");
  await press("Open the dialog");
  await see("Dialog");
  await userEvent.keyboard("{Escape}");
  await miss("Dialog");
  await press("Close the sheet");
  await miss("Sheet");
  const { length } = history;
  await press("Open the sheet");
  await see("Sheet");
  await press("Open the dialog");
  await see("Dialog");
  expect(history.length, "an entry serves again").toBe(length);
  await userEvent.keyboard("{Escape}");
  await miss("Dialog");
  // A step would end whatever navigation to another document has just begun.
  await new Promise((resolve) => setTimeout(resolve));
  expect(go).not.toHaveBeenCalled();
  history.back();
  await miss("Sheet");
  await see("Room");
  history.back();
  await isOutside();
  await forward();
  await see("Room");
  history.back();
  await isOutside();
  go.mockRestore();
});

test.each([
  ["a sheet", "To the garden"],
  ["a dialog over a sheet", "Out to the garden"],
])("one step back from a page that was opened from %s leads to the page beneath", async (from, link) => {
  const { press, follow, see, isOutside } = await enter();
  await press("Open the sheet");
  if (from !== "a sheet") await press("Open the dialog");
  await follow(link);
  await see("Garden");
  await expect.poll(height).toBe(0);
  history.back();
  await see("Room");
  history.back();
  await isOutside();
});

test("a page that is put in place of another from its sheet leaves none of the two on the way back, and moves nothing", async () => {
  const { press, see, isOutside } = await enter();
  await press("Open the sheet");
  const go = vi.spyOn(history, "go");
  await press("The garden instead");
  await see("Garden");
  await expect.poll(() => location.pathname).toBe("/garden");
  expect(go).not.toHaveBeenCalled();
  history.back();
  await isOutside();
  history.forward();
  await see("Garden");
  history.back();
  await isOutside();
  go.mockRestore();
});

test("a list that returns is open again for whoever comes back from one of its entries", async () => {
  const { press, follow, see, miss, isOutside } = await enter();
  await press("Open the list");
  await follow("An entry");
  await see("Garden");
  history.back();
  await see("List");
  expect(height()).toBe(1);
  history.back();
  await miss("List");
  history.back();
  await isOutside();
});

test("a question that stays open is asked by every step back", async () => {
  const { press, see, isOutside } = await enter();
  await press("Open what asks");
  for (let step = 0; step < 2; step += 1) {
    await expect.poll(height).toBe(1);
    history.back();
    await isThere();
    await see("Asking");
  }
  await expect.poll(height).toBe(1);
  await press("Leave it");
  history.back();
  await isOutside();
});

test("Back closes a menu, and what one of its items opened", async () => {
  const { screen, press, see, miss, isOutside } = await enter();
  const item = screen.getByRole("menuitem", { name: "The sheet" });
  await press("More");
  await expect.element(item).toBeVisible();
  history.back();
  await expect.element(item).not.toBeInTheDocument();
  await see("Room");
  await press("More");
  await item.click();
  await see("Sheet");
  await expect.element(item).not.toBeInTheDocument();
  history.back();
  await miss("Sheet");
  await see("Room");
  history.back();
  await isOutside();
});

test("pages that are taken back are not on the way back", async () => {
  const { press, see, isOutside } = await enter();
  pageNavigator.push("/garden");
  await see("Garden");
  pageNavigator.push("/room");
  await see("Room");
  takeBack(2);
  pageNavigator.replace("/garden");
  await see("Garden");
  await expect.poll(() => location.pathname).toBe("/garden");
  history.back();
  await isOutside();
  pageNavigator.push("/room");
  await press("Open the sheet");
  await see("Sheet");
  history.back();
  await see("Room");
});
