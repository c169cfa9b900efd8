import { useSearchParams } from "react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { showPage } from "#app/saving/testing/show-page.tsx";
import { buildRelationship } from "#domain/fixtures/journal.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { ListBody } from "./list-body.tsx";

const today = "2026-11-21";

/** Each counts how often its row is drawn. */
function buildCounted(count: number) {
  const draws = new Map<string, number>();
  const relationships = Array.from({ length: count }, (_, at): Relationship => {
    const one = buildRelationship(at + 1, { name: `Person ${at + 1}` });
    return {
      ...one,
      get rating() {
        draws.set(one.id, (draws.get(one.id) ?? 0) + 1);
        return null;
      },
    };
  });
  return { relationships, draws };
}

const Address = () => <output data-testid="address">{useSearchParams()[0].toString()}</output>;

test("letters that every row answers draw no row again, and the address never holds them", async () => {
  const { relationships, draws } = buildCounted(40);
  const screen = await showPage(
    <>
      <ListBody relationships={relationships} today={today} />
      <Address />
    </>,
  );
  await expect.element(screen.getByRole("link", { name: /Person 40/ })).toBeInTheDocument();
  const once = new Map(draws);
  await userEvent.type(screen.getByRole("searchbox"), "person");
  await expect.element(screen.getByRole("searchbox")).toHaveValue("person");
  await screen.getByText("Ongoing", { exact: true }).click();
  await expect.element(screen.getByTestId("address")).toHaveTextContent("status=ongoing");
  expect(screen.getByTestId("address").element().textContent).toBe("status=ongoing");
  expect(screen.getByRole("link", { name: /Person/ }).elements()).toHaveLength(40);
  expect(draws).toEqual(once);
});

test("what is typed narrows the list, and the figures beside the states with it", async () => {
  const { relationships } = buildCounted(12);
  const screen = await showPage(<ListBody relationships={relationships} today={today} />);
  await userEvent.type(screen.getByRole("searchbox"), "12");
  await expect.poll(() => screen.getByRole("link", { name: /Person/ }).elements().length).toBe(1);
  await expect.element(screen.getByRole("radio", { name: "All 1", exact: true })).toBeInTheDocument();
});

test("one that is folded stands in the list, and is in no figure but its own line", async () => {
  const relationships = [buildRelationship(1), buildRelationship(2, { name: "Away", veil: "folded" })];
  const screen = await showPage(<ListBody relationships={relationships} today={today} />);
  await expect.element(screen.getByRole("link", { name: "Away" })).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "All 1", exact: true })).toBeInTheDocument();
  await expect.element(screen.getByText("One is folded away: no figure counts it.")).toBeVisible();
});
