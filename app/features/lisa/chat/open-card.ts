/** The safety card stays until it is closed, on whatever page one comes back from; it is kept in this tab's memory only. */
import { onLeaving } from "#app/lib/session.ts";
import { createStore, useStore } from "#app/lib/store.ts";
import type { LisaLanguage } from "#domain/lisa/reply.ts";
import type { CardReason } from "#domain/lisa/safety/safety-card.ts";

type OpenCard = {
  readonly personId: string;
  readonly language: LisaLanguage;
  readonly reason: CardReason;
};

const openCard = createStore<OpenCard | null>(null);
onLeaving(() => openCard.set(null));

export function showCard(card: OpenCard): void {
  openCard.set(card);
}

export function closeCard(): void {
  openCard.set(null);
}

export function useOpenCard(personId: string | undefined): OpenCard | null {
  const card = useStore(openCard);
  return card?.personId === personId ? card : null;
}
