import { StrictMode, useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "#app/styles.css";
import { Button } from "#app/ui/actions/button.tsx";
import { Menu } from "#app/ui/actions/menu.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Dialog } from "./dialog.tsx";

function EndRelationship({ focusDate = false }: { focusDate?: boolean }) {
  const [open, setOpen] = useState(false);
  const date = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>End the relationship…</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="End the relationship with Camille?"
        description="Its moments and dates stay."
        closeLabel="Close"
        initialFocus={focusDate ? date : undefined}
        actions={
          <>
            <Button variant="primary">End the relationship</Button>
            <Button variant="quiet">Not now</Button>
          </>
        }
      >
        <TextField label="End date" ref={date} />
      </Dialog>
    </>
  );
}

test("it opens with its name and its words, and takes the focus", async () => {
  const screen = await render(<EndRelationship />);
  await screen.getByRole("button", { name: "End the relationship…" }).click();
  const dialog = screen.getByRole("dialog", { name: "End the relationship with Camille?" });
  await expect.element(dialog).toHaveAccessibleDescription("Its moments and dates stay.");
  await expect.element(dialog).toHaveFocus();
});

test("Escape closes it and gives the focus back to what opened it", async () => {
  const screen = await render(<EndRelationship />);
  const opener = screen.getByRole("button", { name: "End the relationship…" });
  await opener.click();
  await expect.element(screen.getByRole("dialog")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("the first field takes the focus when the caller says so", async () => {
  const screen = await render(<EndRelationship focusDate />);
  await screen.getByRole("button", { name: "End the relationship…" }).click();
  await expect.element(screen.getByRole("textbox", { name: "End date" })).toHaveFocus();
});

test("Tab walks inside it and the primary action comes before the way out", async () => {
  const screen = await render(<EndRelationship />);
  await screen.getByRole("button", { name: "End the relationship…" }).click();
  await expect.element(screen.getByRole("dialog")).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect
    .element(screen.getByRole("button", { name: "End the relationship", exact: true }))
    .toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Not now" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).not.toBe("End the relationship…");
});

test("a press beside it closes it, a press on it does not", async () => {
  const screen = await render(<EndRelationship />);
  await screen.getByRole("button", { name: "End the relationship…" }).click();
  const dialog = screen.getByRole("dialog");
  await dialog.click({ position: { x: 12, y: 12 } });
  await expect.element(dialog).toBeVisible();
  await dialog.click({ position: { x: 12, y: -12 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

test("mounted twice, as React does in development, it stays open", async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <StrictMode>
      <Dialog open onOpenChange={onOpenChange} title="Camille" closeLabel="Close" />
    </StrictMode>,
  );
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("a menu inside it can be used", async () => {
  const screen = await render(<DialogWithMenu />);
  await screen.getByRole("button", { name: "More" }).click();
  await screen.getByRole("menuitem", { name: "Fold away" }).click();
  await expect.element(screen.getByText("folded")).toBeVisible();
});

function DialogWithMenu() {
  const [folded, setFolded] = useState(false);
  return (
    <Dialog open onOpenChange={() => {}} title="Camille" closeLabel="Close">
      <Menu
        trigger={<Button>More</Button>}
        items={[{ id: "fold", label: "Fold away", onSelect: () => setFolded(true) }]}
      />
      {folded && <p>folded</p>}
    </Dialog>
  );
}

test("leaving a file picker inside closes the picker only", async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Dialog open onOpenChange={onOpenChange} title="A new moment" closeLabel="Close">
      <input type="file" aria-label="Photos" />
    </Dialog>,
  );
  screen
    .getByLabelText("Photos")
    .element()
    .dispatchEvent(new Event("cancel", { bubbles: true }));
  expect(onOpenChange).not.toHaveBeenCalled();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});
