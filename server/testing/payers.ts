/** People who pay, like in a browser: the checkout's address opened, a card entered, the events delivered. */
import type { SubscriptionResponse } from "#domain/plan/billing.ts";
import type { PlanId } from "#domain/plan/plan.ts";
import type { Standin } from "#server/standin-payments/standin.ts";
import type { SignedIn } from "./people.ts";
import type { TestServer } from "./test-server.ts";

type Server = Pick<TestServer, "request" | "services">;

export const cards = {
  pays: "4242 4242 4242 4242",
  refuses: "4000 0000 0000 0002",
  asks: "4000 0025 0000 3155",
  refusesLater: "4000 0000 0000 0341",
} as const;

export async function standinOf({ services }: Pick<Server, "services">): Promise<Standin> {
  const standin = await services.payments.standin();
  if (!standin) throw new Error("Payments are not simulated here.");
  return standin;
}

export function createPayer(server: Server, person: SignedIn) {
  const { cookie, personId, email } = person;
  const post = (path: string, json: unknown) => server.request(path, { method: "POST", cookie, json });
  const priceOf = (plan: Exclude<PlanId, "free">) => `price_standin_${plan}`;
  const read = async (): Promise<SubscriptionResponse> =>
    (await server.request("/api/subscription", { cookie })).json();
  const checkout = (plan: Exclude<PlanId, "free">, more: object = {}) =>
    post("/api/stripe-checkout", { priceId: priceOf(plan), userId: personId, userEmail: email, ...more });
  /** The path of the hosted page. */
  const openCheckout = async (plan: Exclude<PlanId, "free">) => {
    const answer = await (await checkout(plan)).json();
    if (!answer.checkoutUrl) throw new Error(`No checkout: ${JSON.stringify(answer)}`);
    return new URL(answer.checkoutUrl).pathname;
  };
  const fill = (path: string, fields: Readonly<Record<string, string>>) =>
    server.request(path, { method: "POST", body: new URLSearchParams(fields) });
  const settled = async () => (await standinOf(server)).settled();
  return {
    person,
    post,
    priceOf,
    read,
    checkout,
    openCheckout,
    fill,
    settled,
    async pay(path: string, number: string = cards.pays) {
      const response = await fill(path, { number });
      await settled();
      return response;
    },
    async buy(plan: Exclude<PlanId, "free">, number: string = cards.pays) {
      const paid = await fill(await openCheckout(plan), { number });
      if (paid.status !== 303) throw new Error(`Not paid: ${await paid.text()}`);
      await settled();
      return read();
    },
  };
}
export type Payer = ReturnType<typeof createPayer>;
