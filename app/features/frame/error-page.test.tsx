import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { ErrorPage } from "./error-page.tsx";

const gone = new Error("Loading chunk list failed");

test("where no server answers the page stays, says so, and is not left for the browser's own error page", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no answer")));
  await showPage(<ErrorPage error={gone} home={null} />);
  const title = page.getByRole("heading", { name: "This page is not on this device yet" });
  const said = page.getByText(/Nothing is lost.*The server does not answer just now/);
  await expect.element(title).toBeVisible();
  await expect.element(said).toBeVisible();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.element(said).toBeVisible();
});

test("an error of the page itself is called by its name, and stays too where nothing answers", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no answer")));
  await showPage(<ErrorPage error={new Error("broken")} home={null} />);
  const title = page.getByRole("heading", { name: "Unexpected Application Error!" });
  await expect.element(title).toBeVisible();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.element(page.getByText(/The server does not answer just now/)).toBeVisible();
  await expect.element(title).toBeVisible();
});
