import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { paths } from "../app/paths.ts";
import { languages, manifestName, manifestOf } from "./build/app-manifests.ts";

const all = languages.flatMap((language) =>
  [false, true].map((isNeutral) => ({
    name: manifestName(language, isNeutral),
    isNeutral,
    manifest: manifestOf(language, isNeutral),
  })),
);

test("four manifests are one app, and only two of them say its name", () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(4);
  expect(new Set(all.map(({ manifest }) => manifest.id)).size).toBe(1);
  for (const { manifest, isNeutral } of all)
    expect(/tendre|love|amour|c\u0153ur/i.test(JSON.stringify({ ...manifest, screenshots: [] }))).toBe(
      !isNeutral,
    );
});

test.each(all)(
  "$name has each icon and picture in the size it says, and one for every shape",
  async ({ manifest }) => {
    const pictures = [...manifest.icons, ...("screenshots" in manifest ? manifest.screenshots : [])];
    for (const { src, sizes } of pictures) {
      const { width, height } = await sharp(readFileSync(`public${src}`)).metadata();
      if (sizes !== "any") expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
    }
    const purposes = manifest.icons.flatMap((icon) => ("purpose" in icon ? [icon.purpose] : []));
    expect(purposes).toEqual(["maskable", "monochrome"]);
  },
);

test.each(all)(
  "$name leads to the plus and the search, takes what is shared, and opens every copy that is written",
  ({ manifest }) => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([paths.note, paths.search]);
    expect(manifest.share_target.action).toBe(paths.note);
    expect(manifest.share_target.params.files[0]?.accept).toContain("image/jpeg");
    const [handler] = manifest.file_handlers;
    expect(handler?.action).toBe(paths.ownData);
    expect(Object.values(handler?.accept ?? {}).flat()).toEqual([".json", ".zip", ".age"]);
  },
);
