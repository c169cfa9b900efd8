import { useNavigate } from "react-router";
import { openOnDevice } from "#app/lib/journal-choice.ts";
import { hasShownSomeone } from "#app/lib/session.ts";
import { paths } from "#app/paths.ts";

/** Opens the journal of this browser, without an account. */
export function useOpenOnDevice(): () => void {
  const navigate = useNavigate();
  return () => {
    openOnDevice();
    // This page's memory may still contain the data of the person who left.
    if (hasShownSomeone() && navigator.onLine) location.assign(paths.dashboard);
    else void navigate(paths.dashboard);
  };
}
