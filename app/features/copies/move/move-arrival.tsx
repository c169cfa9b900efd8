import { Check } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import type { DeviceContents } from "#app/store/copies/device/move-device.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type Arrival, hasAllArrived } from "#domain/copy/arrival.ts";
import { RemoveDevice } from "./remove-device.tsx";
import type { Move } from "./use-move.ts";

type MoveArrivalProps = {
  move: Move;
  contents: DeviceContents;
  arrival: Arrival | undefined;
  onRemoved: () => void;
};

/** How much of it the server has answered for, and what is still only here. */
export function MoveArrival({ move, contents, arrival, onRemoved }: MoveArrivalProps) {
  const t = useTranslations("move.arrival");
  const words = useTranslations("move");
  if (!arrival) return null;
  const { of, arrived, sending, refused, missing, changed, trashed, gone } = arrival;
  const isWhole = hasAllArrived(arrival);
  return (
    <Stack gap={3} align="start">
      {of > 0 && (
        <div role="status">
          <Stack gap={1}>
            <Text>{t("done", { arrived, of })}</Text>
            <DotMeter value={arrived} max={of} dots={24} label="" />
          </Stack>
        </div>
      )}
      {move.brought && move.brought.photo !== "none" && (
        <Remark tone={move.brought.photo === "sent" ? "good" : "warn"}>
          {words(`photo.${move.brought.photo}`)}
        </Remark>
      )}
      {sending > 0 && <Text tone="soft">{t("sending", { count: sending })}</Text>}
      {refused > 0 && (
        <Remark tone="warn">
          {t("refused", { count: refused })} <TextLink to={paths.waiting}>{t("waiting")}</TextLink>
        </Remark>
      )}
      {missing > 0 && <Text tone="soft">{t("missing", { count: missing })}</Text>}
      {changed > 0 && <Text tone="soft">{t("changed", { count: changed })}</Text>}
      {trashed > 0 && <Text tone="soft">{t("trashed", { count: trashed })}</Text>}
      {gone > 0 && <Text tone="soft">{t("gone", { count: gone })}</Text>}
      {missing + changed + trashed + gone > 0 && (
        <Button onClick={() => void move.compare()}>{words("lookAgain")}</Button>
      )}
      {isWhole ? (
        <>
          {of > 0 && (
            <Remark icon={Check} tone="good">
              {t("whole")}
            </Remark>
          )}
          <RemoveDevice of={of} stays={contents.stays} onRemoved={onRemoved} />
        </>
      ) : (
        <Text>{t("stays")}</Text>
      )}
    </Stack>
  );
}
