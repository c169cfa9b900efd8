import { useTranslations } from "use-intl/react";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";

/** While the first page's code arrives. */
export function StartingFallback() {
  return <LoadingScreen label={useTranslations("frame")("starting")} />;
}
