import { Pause } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import type { GamePause } from "#domain/game/pauses.ts";

export function PauseLine({ pause, onResume }: { pause: GamePause; onResume: () => void }) {
  const t = useTranslations("game.pause");
  const format = useFormat();
  return (
    <Remark icon={Pause}>
      {pause.end === null
        ? t("since", { day: format.day(pause.start) })
        : t("until", { day: format.day(pause.end) })}{" "}
      <TextButton size="small" onClick={onResume}>
        {t("end")}
      </TextButton>
    </Remark>
  );
}
