import { expect, test, vi } from "vitest";
import { billingMessages } from "#domain/plan/billing.ts";
import { freeAnswer, paidAnswer } from "./testing/answers.ts";
import { createFakeServer, person, refusal, showSubscription } from "./testing/show-subscription.tsx";

const server = createFakeServer();

test("prices, savings of each plan and limits are those of the catalogue", async () => {
  const screen = await showSubscription(freeAnswer());
  const plus = screen.getByRole("region", { name: "Plus" });
  await expect.element(plus.getByText("$7", { exact: true })).toBeVisible();
  await screen.getByText("By the year", { exact: true }).click();
  await expect.element(plus.getByText("a month, that is $72 once a year")).toBeVisible();
  await expect.element(plus.getByText("$12 less than by the month, 14%")).toBeVisible();
  const pro = screen.getByRole("region", { name: "Pro" });
  await expect.element(pro.getByText("$24 less than by the month, 17%")).toBeVisible();
});

test("messages to LISA are counted, and Next Crush stands with Pro alone", async () => {
  const screen = await showSubscription(freeAnswer());
  const pro = screen.getByRole("region", { name: "Pro" });
  await expect.element(pro.getByText("Next Crush")).toBeVisible();
  await expect.element(screen.getByText(/of 30 used/)).toBeVisible();
  expect(screen.getByRole("region", { name: "Plus" }).getByText("Next Crush").elements()).toEqual([]);
});

test("where photos end by their bytes too, the plan and what is used say the figure", async () => {
  const gigabyte = 1024 * 1024 * 1024;
  const answer = paidAnswer("pro_monthly");
  const screen = await showSubscription({
    ...answer,
    plans: answer.plans.map((plan) => (plan.name === "pro" ? { ...plan, storage: 5 * gigabyte } : plan)),
    quotas: {
      ...answer.quotas,
      images: { used: 40, limit: null },
      storage: { used: gigabyte, limit: 5 * gigabyte },
    },
  });
  const pro = screen.getByRole("region", { name: "Pro" });
  await expect.element(pro.getByText("Any number of photos and videos, 5\u00A0GB in all")).toBeVisible();
  await expect.element(screen.getByText("1\u00A0GB of 5\u00A0GB used")).toBeVisible();
  await expect.element(screen.getByText("40 kept")).toBeVisible();
  expect(screen.getByText(/no limit|Unlimited photos/).elements()).toEqual([]);
});

test("on free there is nothing to go back to, and nothing to cancel", async () => {
  const screen = await showSubscription(freeAnswer());
  expect(screen.getByRole("button", { name: /free|cancel/i }).elements()).toEqual([]);
  await expect.element(screen.getByText("N/A")).toBeVisible();
});

test.each([
  ["network", /^As of .* The service does not answer, so nothing can be changed for now\.$/],
  ["offline", /^As of .* You are offline, so nothing can be changed for now\.$/],
] as const)(
  "without an answer (%s) the last one stands with its date, and no button sends anything",
  async (reason, said) => {
    const screen = await showSubscription(paidAnswer("plus_yearly"), {
      problem: { reason, said: "" },
      isRemembered: true,
    });
    await expect.element(screen.getByText(said)).toBeVisible();
    for (const name of [/^Go to Pro/, "Go back to Free", "Invoices and card"]) {
      await screen.getByRole("button", { name }).click();
      await expect
        .element(screen.getByText("This needs the network. Nothing was changed.").first())
        .toBeVisible();
    }
    expect(server.asked).toEqual([]);
    expect(screen.getByRole("dialog").elements()).toEqual([]);
  },
);

test("a payment that failed is said first, with the way to mend it", async () => {
  const screen = await showSubscription(
    paidAnswer("plus_monthly", { payment_problem: true, isSimulation: false }),
  );
  await expect
    .element(screen.getByRole("heading", { name: "The last payment did not go through" }))
    .toBeVisible();
  await expect.element(screen.getByText("Active, a payment has failed")).toBeVisible();
  expect(screen.getByText(/renews on/).elements()).toEqual([]);
  server.answers["/api/subscription/portal"] = () =>
    refusal(503, "The service is unavailable", "unavailable");
  await screen.getByRole("button", { name: "Change the card" }).click();
  await expect
    .element(screen.getByRole("alert"))
    .toMatchTextContent("Error accessing the subscription portal");
});

test("coming back from the payment page proves nothing: the plan is what the server says", async () => {
  const screen = await showSubscription(freeAnswer(), { returned: "paid" });
  await expect.element(screen.getByText(/as soon as the payment is confirmed/)).toBeVisible();
  await expect
    .element(screen.getByRole("region", { name: "Free" }).getByText("Your plan", { exact: true }))
    .toBeVisible();
});

test("only an admin has the admin mode, and is told when it is refused", async () => {
  const plain = await showSubscription(freeAnswer());
  expect(plain.getByText("Admin mode").elements()).toEqual([]);
  await plain.unmount();
  server.answers["/api/rpc/admin_change_plan"] = () => refusal(403, billingMessages.notAdmin, "forbidden");
  const screen = await showSubscription(freeAnswer({ isAdmin: true }));
  await screen.getByRole("combobox", { name: "Plan" }).selectOptions("pro_yearly");
  await screen.getByRole("button", { name: "Change my plan" }).click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent("Access not authorised");
  expect(server.asked).toEqual([
    { path: "/api/rpc/admin_change_plan", body: { p_user_id: person.id, p_new_plan: "pro_yearly" } },
  ]);
});

test("history stands newest first, with what was charged in its own currency", async () => {
  const row = {
    user_id: person.id,
    plan: "plus_monthly",
    status: "active",
    currency: "EUR",
    period_start: "2026-02-03T10:00:00.000Z",
    period_end: "2026-03-03T10:00:00.000Z",
  } as const;
  const id = (n: number) => `01989681-0000-7000-8000-00000000000${n}`;
  const history = [
    { ...row, id: id(1), amount: 7, created_at: "2026-02-03T10:00:00.000Z" },
    { ...row, id: id(2), amount: 0, status: "canceled" as const, created_at: "2026-02-20T10:00:00.000Z" },
    { ...row, id: id(3), amount: 38.5, currency: "USD", created_at: "2026-02-04T10:00:00.000Z" },
    { ...row, id: id(4), amount: 0, created_at: "2026-01-03T10:00:00.000Z" },
  ];
  const screen = await showSubscription(freeAnswer({ history }));
  const rows = screen.getByRole("region", { name: "History" }).getByRole("listitem").elements();
  const told = rows.map((line) => line.textContent);
  expect(told.map((line) => line?.slice(0, 16))).toEqual([
    "20 February 2026",
    "4 February 2026P",
    "3 February 2026P",
    "3 January 2026Pl",
  ]);
  expect(told[0]).toContain("Plus, by the month · Cancelled");
  expect(told[1]).toMatch(/\$38\.50$/);
  expect(told[2]).toMatch(/€7$/);
  expect(told[3]).toMatch(/Without payment$/);
});

const orderOf = (page: HTMLElement) =>
  [...page.querySelectorAll("h2")].map(({ textContent }) => textContent).filter((text) => text !== "Free");

test("who has a plan reads about it before what is sold, who has none the other way round", async () => {
  const paid = await showSubscription(paidAnswer("plus_monthly"));
  expect(orderOf(paid.container)).toEqual([
    "Your subscription",
    "What you use",
    "All plans",
    "Plus",
    "Pro",
    "History",
  ]);
  await paid.unmount();
  const free = await showSubscription(freeAnswer());
  expect(orderOf(free.container)).toEqual(["Plus", "Pro", "What you use", "Your subscription", "History"]);
});

test("the tab that paid says so, without a second word in a toast", async () => {
  const screen = await showSubscription(freeAnswer(), { returned: "paid" });
  await screen.respond(paidAnswer("plus_monthly"));
  await expect
    .element(screen.getByRole("heading", { name: "Thank you. Your plan is now Plus, by the month." }))
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Open my journal" }))
    .toHaveAttribute("href", "/dashboard");
  expect(screen.getByText("Your plan is now Plus, by the month.", { exact: true }).elements()).toEqual([]);
});

test("a tab that nobody sees keeps its word until it is seen", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const screen = await showSubscription(freeAnswer());
  await screen.respond(paidAnswer("plus_monthly"));
  await expect.element(screen.getByText("Your plan renews on 3 March 2027")).toBeVisible();
  const told = screen.getByText("Your plan is now Plus, by the month.", { exact: true });
  expect(told.elements()).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(told.first()).toBeVisible();
});

test("once cancelled there is no way back to Free to press: it says from when it follows", async () => {
  const screen = await showSubscription(
    paidAnswer("plus_monthly", { status: "canceled", cancels_at_period_end: true }),
  );
  await expect
    .element(screen.getByRole("region", { name: "Free" }).getByText("Begins on 3 March 2027"))
    .toBeVisible();
  expect(screen.getByRole("button", { name: /Free/ }).elements()).toEqual([]);
});

test("a plan that ended unpaid says why, above and in the history", async () => {
  const row = {
    user_id: person.id,
    plan: "plus_monthly",
    currency: "USD",
    period_start: "2026-02-03T10:00:00.000Z",
    period_end: "2026-03-03T10:00:00.000Z",
  } as const;
  const history = [
    { ...row, id: person.id, status: "active" as const, amount: 7, created_at: "2026-02-03T10:00:00.000Z" },
    {
      ...row,
      id: person.id.replace("aaaa", "aaab"),
      status: "expired" as const,
      amount: 0,
      created_at: "2026-03-12T10:00:00.000Z",
    },
  ];
  const screen = await showSubscription(freeAnswer({ status: "expired", history }));
  await expect.element(screen.getByRole("heading", { name: /^Plus, by the month has ended/ })).toBeVisible();
  await expect
    .element(screen.getByRole("region", { name: "History" }))
    .toMatchTextContent("the payment did not go through, even when tried again");
});
