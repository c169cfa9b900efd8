import { createHash } from "node:crypto";
import { buildZip } from "#app/store/testing/build-zip.ts";
import { photo } from "#server/testing/pictures.ts";
import { expect, test } from "./journey.ts";
import { addRelationship, kept } from "./photos.ts";

test("a journal of Day One comes into an account: its words about the one chosen, its photo by the road of uploads", async ({
  page,
  person,
  signIn,
}) => {
  await signIn(page, person);
  const path = await addRelationship(page, "Camille");
  const picture = await photo();
  const md5 = createHash("md5").update(picture).digest("hex");
  const journal = {
    metadata: { version: "1.0" },
    entries: [
      {
        uuid: "EBA5F438453C4B279333E82BFFE015CE",
        creationDate: "2024-05-14T20:10:00Z",
        timeZone: "Europe/Paris",
        text: "# The pier\n\nCold\\. ![](dayone-moment://2A69)",
        photos: [{ md5, identifier: "2A69", type: "jpeg" }],
      },
    ],
  };
  const zip = buildZip([
    { name: "Journal.json", content: JSON.stringify(journal), isDeflated: true },
    { name: `photos/${md5}.jpeg`, content: picture },
  ]);
  await page.goto("/profile/data");
  const input = page.locator("section[aria-labelledby=bring-in] input[type=file]");
  await input.setInputFiles({ name: "export.zip", mimeType: "application/zip", buffer: Buffer.from(zip) });
  await expect(page.getByRole("heading", { name: "A Day One journal with one entry" })).toBeVisible();
  await page.getByLabel("The entries are about").selectOption("Camille");
  await page.getByRole("button", { name: "Compare with your journal" }).click();
  await page.getByRole("button", { name: "Bring it in" }).click();
  await expect(page.getByText(/^Brought in: one moment and one photo or video/)).toBeVisible();
  await expect.poll(() => kept(page)).toHaveLength(1);
  const [file = ""] = await kept(page);
  expect((await page.request.get(file)).headers()["content-type"]).toMatch(/^image\//);
  await page.goto(path);
  await expect(page.getByText("The pier").first()).toBeVisible();
});
