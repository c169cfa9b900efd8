import { useEffect, useState } from "react";
import { callApi } from "#app/lib/api-client.ts";
import { useSession } from "#app/lib/session.ts";
import { type GuardState, guardStateOf } from "./guard-state.ts";
import { onRoleCheck } from "./role-checks.ts";

/** Asked of the server, never believed of the device. */
export function useAdminGuard(): GuardState {
  const { user, initialized } = useSession();
  const [state, setState] = useState<GuardState>({ is: "idle" });
  const personId = user?.id;

  useEffect(() => {
    if (!initialized) return;
    if (personId === undefined) {
      setState({ is: "forbidden", why: "nobody" });
      return;
    }
    let latest: object | null = null;
    async function ask() {
      const mine = {};
      latest = mine;
      const next = guardStateOf(await callApi("/api/profile?select=role,email", { timeout: 10_000 }));
      if (latest !== mine) return;
      // An open page is not taken away for a moment without a network: it says itself what it could not do.
      setState((known) => (known.is === "authorized" && next.is === "error" ? known : next));
    }
    setState({ is: "loading" });
    void ask();
    const stop = onRoleCheck(() => void ask());
    return () => {
      latest = null;
      stop();
    };
  }, [initialized, personId]);

  return state;
}
