/** A relationship and its photos, as the journeys make and count them. */
import type { Page } from "@playwright/test";

type Made = { readonly id: string };
type Listed = { readonly media: readonly string[] };

export const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

export async function addRelationship(page: Page, name = "Camille"): Promise<string> {
  await page.goto("/add");
  await page.getByLabel(/^(Name|Prénom ou surnom|Prénom)$/, { exact: true }).fill(name);
  await page.getByRole("button", { name: /^(Keep this relationship|Garder)/ }).click();
  await page.waitForURL(/boyfriends/);
  return new URL(page.url()).pathname;
}

export const choose = (page: Page, ...files: readonly ReturnType<typeof jpeg>[]) =>
  page
    .locator("input[data-media-files]")
    .first()
    .setInputFiles([...files]);
export const tiles = (page: Page) => page.locator("[data-media]");
export const kept = async (page: Page): Promise<readonly string[]> => {
  const rows: readonly (Made & Listed)[] = await (await page.request.get("/api/relationships")).json();
  return rows.flatMap(({ media }) => media);
};
