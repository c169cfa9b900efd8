import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl/react";
import { CarteFrame } from "#app/ui/map/carte-frame.tsx";
import { Neatline } from "#app/ui/neatline.tsx";

const Carte = lazy(async () => ({ default: (await import("#app/ui/map/carte.tsx")).Carte }));

/** The land the person is in, drawn after the words are there. */
export function MapBand() {
  const t = useTranslations("dashboard.band");
  return (
    <div>
      <div className="hidden lg:block">
        <Suspense fallback={<CarteFrame crop="band" />}>
          <Carte crop="band" level={0} label={t("unmapped")} />
        </Suspense>
      </div>
      <div className="lg:hidden">
        <Suspense fallback={<CarteFrame crop="strip" />}>
          <Carte crop="strip" level={0} label={t("unmapped")} />
        </Suspense>
      </div>
      <Neatline />
    </div>
  );
}
