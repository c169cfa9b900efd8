import { useTranslations } from "use-intl/react";
import { readAddress } from "#domain/message/address.ts";
import type { Thread } from "#domain/message/message.ts";
import { cleanMessage } from "#domain/message/message-text.ts";

type Named = Pick<Thread, "has_left" | "peer_name" | "peer_handle" | "to">;

/**
 * What the other person is called: as they call themselves, else by the address that one wrote to. A name that is written as an address is
 * none: it would stand for a handle or an e-mail address that may be another's.
 */
export function usePersonName(): (thread: Named) => string {
  const t = useTranslations("messages");
  return (thread) => {
    if (thread.has_left) return t("someoneWhoLeft");
    const name = cleanMessage(thread.peer_name ?? "");
    return (readAddress(name) === null && name) || addressOf(thread) || t("someone");
  };
}

/** The address that tells people of one name apart; null where none is known. */
export function addressOf({ peer_handle, to }: Pick<Named, "peer_handle" | "to">): string | null {
  if (peer_handle) return `@${peer_handle}`;
  return to && (to.kind === "handle" ? `@${to.value}` : to.value);
}
