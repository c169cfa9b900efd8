import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

type Arrival = {
  /** The id of what was to be linked. */
  readonly linked: string | null;
  readonly refused: "unverified" | "address" | "taken" | "other" | null;
};

/** Of the way back (server/features/auth/outside/come-back.ts); any other code is `other`. */
const refusals: Readonly<Record<string, Arrival["refused"]>> = {
  email_not_verified: "unverified",
  email_does_not_match: "address",
  account_already_linked_to_different_user: "taken",
};

/** With what one came back from the other service. The address forgets it, so that it is not said again later. */
export function useArrival(): Arrival {
  const [search, setSearch] = useSearchParams();
  const [arrival] = useState((): Arrival => {
    const error = search.get("error");
    return {
      linked: error === null ? search.get("linked") : null,
      refused: error === null ? null : (refusals[error] ?? "other"),
    };
  });
  const isTold = search.has("error") || search.has("linked");
  useEffect(() => {
    if (isTold) setSearch({}, { replace: true, preventScrollReset: true });
  }, [isTold, setSearch]);
  return arrival;
}
