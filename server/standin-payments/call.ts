/** One call of the stand-in's API as its answers take it, and what they look up by id. */
import type { Kind, Kinds, Price } from "./objects.ts";
import type { Form } from "./read-form.ts";
import { missing } from "./refusal.ts";
import type { StandinStore, Store } from "./store.ts";

export type ApiParts = {
  readonly store: StandinStore;
  readonly apiKey: string;
  readonly prices: readonly Price[];
  readonly publicUrl: string;
  /** Called when there may be new events for the webhook. */
  onChange(): void;
};
export type Call = {
  readonly store: Store;
  readonly form: Form;
  readonly id: string;
  readonly parts: ApiParts;
};

/** @throws Refusal when there is none. */
export async function need<K extends Kind>(store: Store, kind: K, id: string): Promise<Kinds[K]> {
  const found = await store.find(kind, id);
  if (!found) throw missing(kind);
  return found;
}

export function priceOf({ prices }: Pick<ApiParts, "prices">, id: string | undefined): Price {
  const price = prices.find((each) => each.id === id);
  if (!price) throw missing("price");
  return price;
}
