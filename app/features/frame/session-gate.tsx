import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useSession } from "#app/lib/session.ts";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";

/** Until it is known who is there, or for four seconds, nothing else is shown. */
export function SessionGate({ children }: { children: () => ReactNode }) {
  const t = useTranslations("frame");
  const { initialized } = useSession();
  return initialized ? children() : <LoadingScreen label={t("starting")} />;
}
