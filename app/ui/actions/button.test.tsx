import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./button.tsx";

test("while work is pending it keeps the focus, says so, and ignores presses", async () => {
  const onClick = vi.fn();
  const screen = await render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole("button", { name: "Save" });
  await button.click();
  await screen.rerender(
    <Button onClick={onClick} pending>
      Save
    </Button>,
  );
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledOnce();
});

test("a pending button does not send its form again", async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending>
        Save
      </Button>
    </form>,
  );
  await screen.getByRole("button").click({ force: true });
  expect(onSubmit).not.toHaveBeenCalled();
});
