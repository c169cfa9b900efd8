import "#app/styles.css";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { closeJournal, openJournal, requireJournal } from "#app/store/db/journal.ts";
import { queueDraft } from "#app/store/drafts/drafts.ts";
import { PaymentBanner } from "./payment-banner.tsx";
import { RememberedPaymentRoom } from "./payment-room.tsx";
import { rememberedKey } from "./remembered-key.ts";
import { paidAnswer } from "./testing/answers.ts";
import { createFakeServer } from "./testing/show-subscription.tsx";

const server = createFakeServer();
const profile = {
  rev: 1,
  subscription_plan: "plus",
  subscription_status: "active",
  current_period_end: null,
} as const;

beforeEach(async () => {
  await openJournal({ kind: "account", personId: crypto.randomUUID() });
});
afterEach(closeJournal);

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <IntlProvider locale="en" messages={{}} timeZone="Europe/Paris">
        <PaymentBanner profile={profile} />
      </IntlProvider>
    </MemoryRouter>,
  );

test("a payment that failed is said on every page with its way out, and goes when it is paid", async () => {
  server.answers["/api/subscription"] = () =>
    Response.json(paidAnswer("plus_monthly", { payment_problem: true }));
  const screen = await show("/list");
  await expect
    .element(screen.getByRole("status"))
    .toMatchTextContent("The last payment for Plus did not go through.");
  await expect
    .element(screen.getByRole("link", { name: "Change the card" }))
    .toHaveAttribute("href", "/subscription");
  server.answers["/api/subscription"] = () => Response.json(paidAnswer("plus_monthly"));
  dispatchEvent(new Event("focus"));
  await expect.poll(() => screen.getByRole("status").elements()).toEqual([]);
});

test("what was heard of a failed payment keeps the banner's room before the banner is there", async () => {
  const journal = requireJournal();
  queueDraft(rememberedKey, { value: { answer: { payment_problem: true } } });
  await expect.poll(() => journal.views.drafts.current()?.has(rememberedKey)).toBe(true);
  const room = () =>
    render(
      <MemoryRouter>
        <RememberedPaymentRoom />
      </MemoryRouter>,
    );
  const { container } = await room();
  const reserved = container.getBoundingClientRect().height;
  server.answers["/api/subscription"] = () =>
    Response.json(paidAnswer("plus_monthly", { payment_problem: true }));
  const screen = await show("/list");
  await expect.element(screen.getByRole("status")).toBeVisible();
  expect(reserved).toBeGreaterThan(0);
  expect(screen.container.getBoundingClientRect().height).toBe(reserved);
  queueDraft(rememberedKey, { value: { answer: { payment_problem: false } } });
  await expect.poll(() => container.getBoundingClientRect().height).toBe(0);
});

test("the page of plans says it itself", async () => {
  server.answers["/api/subscription"] = () =>
    Response.json(paidAnswer("plus_monthly", { payment_problem: true }));
  const screen = await show("/subscription");
  await expect.poll(() => server.asked.length).toBe(1);
  expect(screen.getByRole("status").elements()).toEqual([]);
});
