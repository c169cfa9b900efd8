import { expect, test, vi } from "vitest";
import { billingMessages, type PreviewResponse } from "#domain/plan/billing.ts";
import { freeAnswer, paidAnswer } from "./testing/answers.ts";
import { createFakeServer, person, refusal, showSubscription } from "./testing/show-subscription.tsx";

const server = createFakeServer();

const preview: PreviewResponse = {
  plan_id: "pro_yearly",
  currency: "usd",
  amountDue: 115.33,
  creditLeft: 0,
  lines: [
    { description: "Unused time on Plus", amount: -4.67 },
    { description: "Pro", amount: 120 },
  ],
  nextPeriodEnd: "2027-12-01T10:00:00.000Z",
  nextAmount: 120,
  prorationDate: 1_795_000_000,
};

test("paying opens the provider's page in a tab without opener, and the page waits to be told", async () => {
  server.answers["/api/stripe-checkout"] = () =>
    Response.json({ checkoutUrl: "https://pay.example/c", error: null });
  const screen = await showSubscription(freeAnswer());
  await screen.getByRole("button", { name: "Go to Plus, $7 a month" }).click();
  await expect.element(screen.getByText("10 relationships, instead of 3")).toBeVisible();
  await screen.getByRole("button", { name: "Continue to payment" }).click();
  await expect.element(screen.getByText("Payment continues in the other tab")).toBeVisible();
  expect(server.asked).toEqual([
    {
      path: "/api/stripe-checkout",
      body: { priceId: "price_plus_m", userId: person.id, userEmail: person.email },
    },
  ]);
  expect(server.opened.map(({ href, target, rel }) => [href, target, rel])).toEqual([
    ["https://pay.example/c", "_blank", "noopener noreferrer"],
  ]);
  await screen.respond(paidAnswer("plus_monthly"));
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(screen.getByText("Your plan is now Plus, by the month.").first()).toBeVisible();
});

test("before one pays, what a plan opens is said with one's own numbers", async () => {
  const screen = await showSubscription(freeAnswer());
  await screen.getByRole("button", { name: "Go to Plus, $7 a month" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText("You have 2 relationships: 8 more fit.")).toBeVisible();
  await expect.element(dialog.getByText("You have 3 photos and videos: 7 more fit.")).toBeVisible();
  await dialog.getByRole("button", { name: "Not now" }).click();
  await screen.getByRole("button", { name: "Go to Pro, $12 a month" }).click();
  await expect
    .element(screen.getByText("You have 2 relationships: there is no limit any more."))
    .toBeVisible();
});

test("a refused checkout says the server's words, known ones in the language on screen", async () => {
  server.answers["/api/stripe-checkout"] = () => refusal(400, billingMessages.invalidPlan, "validation");
  const screen = await showSubscription(freeAnswer());
  await screen.getByRole("button", { name: "Go to Plus, $7 a month" }).click();
  await screen.getByRole("button", { name: "Continue to payment" }).click();
  await expect
    .element(screen.getByRole("alert"))
    .toMatchTextContent("Unable to subscribe to plan. Invalid plan");
  server.answers["/api/stripe-checkout"] = () => refusal(503, billingMessages.checkoutFailed, "unavailable");
  const french = await showSubscription(freeAnswer(), {}, "fr");
  await screen.unmount();
  await french.getByRole("button", { name: "Passer à Plus, 7 $ par mois" }).click();
  await french.getByRole("button", { name: "Continuer vers le paiement" }).click();
  await expect.element(french.getByRole("alert")).toMatchTextContent("Erreur création session paiement");
});

test("a change shows its bill first, shows it anew when it has moved, and sends what was shown", async () => {
  let due = preview.amountDue;
  server.answers["/api/subscription/preview-change"] = () => Response.json({ ...preview, amountDue: due });
  server.answers["/api/subscription/change"] = () => refusal(409, "The record changed meanwhile", "conflict");
  const screen = await showSubscription(paidAnswer("plus_monthly"));
  await screen.getByText("By the year", { exact: true }).click();
  await screen.getByRole("button", { name: "Go to Pro, $120 a year" }).click();
  await expect
    .element(screen.getByRole("row", { name: "What is left of Plus, by the month −$4.67" }))
    .toBeVisible();
  await expect.element(screen.getByText("Then $120 on 1 December 2027")).toBeVisible();
  due = 115.3;
  await screen.getByRole("button", { name: "Pay $115.33 and change" }).click();
  await expect
    .element(screen.getByRole("alert"))
    .toMatchTextContent("The amount has changed in the meantime");
  await expect.element(screen.getByRole("button", { name: "Pay $115.30 and change" })).toBeVisible();
  expect(server.asked[1]).toEqual({
    path: "/api/subscription/change",
    body: { priceId: "price_pro_y", prorationDate: preview.prorationDate, amountDue: 115.33 },
  });
});

test("a refused card changes nothing and leads to the portal", async () => {
  server.answers["/api/subscription/preview-change"] = () => Response.json(preview);
  server.answers["/api/subscription/change"] = () => refusal(402, "Your card was declined", "payment_failed");
  server.answers["/api/subscription/portal"] = () => Response.json({ url: "https://pay.example/portal" });
  const screen = await showSubscription(paidAnswer("plus_yearly"));
  await screen.getByRole("button", { name: "Go to Pro, $120 a year" }).click();
  await screen.getByRole("button", { name: /^Pay/ }).click();
  await expect
    .element(screen.getByRole("alert"))
    .toMatchTextContent("The card was refused. Nothing has changed.");
  await screen.getByRole("button", { name: "Change the card" }).click();
  await expect.poll(() => server.opened[0]?.href).toBe("https://pay.example/portal");
});

test("going back to free asks the question, and the page reloads once it is done", async () => {
  const reload = vi.fn();
  server.answers["/api/stripe/cancel-subscription"] = () => refusal(409, billingMessages.noSubscription);
  const screen = await showSubscription(paidAnswer("pro_monthly"), { reload }, "fr");
  await screen.getByRole("button", { name: "Revenir à Gratuit" }).click();
  await expect
    .element(screen.getByRole("dialog"))
    .toMatchTextContent(
      /Voulez-vous vraiment annuler votre abonnement et revenir au plan gratuit.\? Vous perdrez l’accès aux fonctionnalités premium\./,
    );
  await expect.element(screen.getByText(/Pro reste ouvert jusqu’au 3 mars 2027/)).toBeVisible();
  const confirm = screen.getByRole("dialog").getByRole("button", { name: "Annuler l’abonnement" });
  await confirm.click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent("Aucun abonnement actif");
  expect(reload).not.toHaveBeenCalled();
  server.answers["/api/stripe/cancel-subscription"] = () => new Response("", { status: 200 });
  await confirm.click();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test("what is cancelled can be kept while its period lasts", async () => {
  server.answers["/api/subscription/resume"] = () => Response.json(paidAnswer("plus_yearly"));
  const cancelled = paidAnswer("plus_yearly", { status: "canceled", cancels_at_period_end: true });
  const screen = await showSubscription(cancelled);
  await expect.element(screen.getByText("Your plan until 3 March 2027, then Free")).toBeVisible();
  await screen.getByRole("button", { name: "Keep Plus" }).click();
  expect(server.asked).toEqual([{ path: "/api/subscription/resume", body: { subscriptionId: "sub_1" } }]);
  await expect.element(screen.getByText("Your subscription goes on.").first()).toBeVisible();
});

test("going down from a cancelled plan says what is lost, what is kept as credit, and that it renews again", async () => {
  server.answers["/api/subscription/preview-change"] = () =>
    Response.json({
      ...preview,
      plan_id: "plus_yearly",
      amountDue: 0,
      creditLeft: 41.5,
      lines: [
        { description: "Unused time on Pro", amount: -113.5 },
        { description: "Plus", amount: 72 },
      ],
    });
  const cancelled = { status: "canceled", cancels_at_period_end: true } as const;
  const screen = await showSubscription(paidAnswer("pro_yearly", cancelled), {}, "fr");
  await screen.getByRole("button", { name: "Revenir à Plus, 72 $ par an" }).click();
  await expect.element(screen.getByText("10 relations, au lieu d’aucune limite")).toBeVisible();
  await expect.element(screen.getByText(/^L’annulation est levée du même coup/)).toBeVisible();
  await expect
    .element(screen.getByRole("row", { name: "Reporté sur vos prochaines factures 41,50 $" }))
    .toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Changer sans payer maintenant" })).toBeVisible();
});

test("what cannot be bought or cancelled is said in the words of the specification", async () => {
  const given = paidAnswer("pro_monthly", { subscription_id: null, has_portal: false });
  const screen = await showSubscription(given, {}, "fr");
  await screen.getByRole("button", { name: "Revenir à Gratuit" }).click();
  await expect.element(screen.getByText("Aucun abonnement actif").first()).toBeVisible();
  await screen.unmount();
  const plans = freeAnswer().plans.map((plan) => ({ ...plan, stripePriceId: null }));
  const unsold = await showSubscription(freeAnswer({ plans }), {}, "fr");
  await unsold.getByRole("button", { name: /^Passer à Plus/ }).click();
  await expect.element(unsold.getByText("Plan invalide").first()).toBeVisible();
  expect(server.asked).toEqual([]);
});
