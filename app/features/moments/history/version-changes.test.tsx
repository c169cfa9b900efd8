import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { en as fields } from "#app/words/fields/messages.en.ts";
import type { FieldChange } from "#domain/moment/moment-versions.ts";
import { en } from "../messages.en.ts";
import { VersionChanges } from "./version-changes.tsx";

function Changes({ before, after }: { before: string; after: string }) {
  return (
    <IntlProvider locale="en" timeZone="UTC" messages={{ moments: en, fields }}>
      <VersionChanges changes={[{ field: "text", before, after }]} />
    </IntlProvider>
  );
}

test("of a long text only the paragraphs that changed are shown, each as it was and as it became", async () => {
  const middle = "We stayed by the sea.\n\n".repeat(40);
  const screen = await render(
    <Changes before={`Rain.\n\n${middle}Home at two.`} after={`Snow.\n\n${middle}Home at three.`} />,
  );
  const said = (name: "del" | "ins") =>
    [...screen.container.querySelectorAll(name)].map((one) => one.textContent);
  expect(said("del")).toEqual(["Rain.", "two."]);
  expect(said("ins")).toEqual(["Snow.", "three."]);
  await expect.element(screen.container).not.toHaveTextContent("We stayed");
});

test("where a city lies is told with its name, and by itself only where the name stayed", async () => {
  const lies = (country: string) => ({ geoname_id: 1, country, lat: 0, lon: 0 });
  const moved = { field: "city_place", before: lies("FR"), after: lies("BE") } as const;
  const renamed = { field: "city", before: "Lille", after: "Liège" } as const;
  const show = (changes: readonly FieldChange[]) => (
    <IntlProvider locale="en" timeZone="UTC" messages={{ moments: en, fields }}>
      <VersionChanges changes={changes} />
    </IntlProvider>
  );
  const screen = await render(show([renamed, moved]));
  expect(screen.container.querySelectorAll("dt")).toHaveLength(1);
  await screen.rerender(show([moved]));
  await expect.element(screen.getByText("Belgium")).toBeVisible();
});

test("where only spaces or line breaks changed, that is said", async () => {
  const screen = await render(<Changes before={"One.\n\nTwo."} after={"One.\nTwo."} />);
  await expect.element(screen.getByText("Only spaces and line breaks changed.")).toBeVisible();
});
