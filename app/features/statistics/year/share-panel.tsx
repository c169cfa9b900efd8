import "#app/ui/map/lettering.css";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { saveFile } from "#app/lib/save-file.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import {
  type ShareableNumber,
  shareableNumbers,
  shareCard,
  type YearReview,
} from "#domain/statistics/year-review.ts";
import { paintPicture } from "../plot/save-picture.ts";
import { type CardVillage, ShareCard } from "./share-card.tsx";

/** A card has room for two rows of three. */
const mostNumbers = 6;

/** The card is previewed, and contains only the selected numbers. */
export function SharePanel({ review, village }: { review: YearReview; village: CardVillage | null }) {
  const t = useTranslations("year.share");
  const [chosen, setChosen] = useState<readonly ShareableNumber[]>(["moments", "days", "milestones"]);
  const [hasVillage, setHasVillage] = useState(true);
  const preview = useRef<HTMLDivElement>(null);
  const { numbers } = shareCard(review, chosen);
  const offered = shareableNumbers.filter((field) => review.numbers[field] > 0);

  function choose(field: ShareableNumber, isOn: boolean) {
    if (isOn && chosen.length >= mostNumbers) {
      showToast({ title: t("full", { count: mostNumbers }) });
      return;
    }
    setChosen(isOn ? [...chosen, field] : chosen.filter((one) => one !== field));
  }

  async function save() {
    const svg = preview.current?.querySelector("svg");
    const picture = svg && (await paintPicture(svg, { margin: 0, scale: 3 }));
    if (picture) saveFile(picture, `tendre-${review.year}.png`);
    else showToast({ title: t("failed"), tone: "bad" });
  }

  return (
    <section
      aria-labelledby="share"
      className="flex flex-col gap-5 border-t-(length:--rule) border-ink pt-5 print:hidden"
    >
      <Stack gap={1}>
        <Heading id="share">{t("title")}</Heading>
        <Text size="small" tone="soft">
          {t("text")}
        </Text>
      </Stack>
      <div className="grid items-start gap-8 md:grid-cols-[360px_minmax(0,1fr)]">
        <div ref={preview}>
          <ShareCard year={review.year} numbers={numbers} village={hasVillage ? village : null} />
        </div>
        <div className="flex flex-col gap-5">
          <ul className="border-b border-line">
            {offered.map((field) => (
              <li key={field} className="border-t border-line py-1">
                <Switch
                  label={t(`field.${field}`)}
                  checked={chosen.includes(field)}
                  onChange={(isOn) => choose(field, isOn)}
                />
              </li>
            ))}
            {village && (
              <li className="border-t border-line py-1">
                <Switch label={t("field.village")} checked={hasVillage} onChange={setHasVillage} />
              </li>
            )}
            <li className="flex min-h-13 items-center justify-between gap-4 border-t border-line py-1 text-ink-soft">
              <span className="type-body">{t("never")}</span>
              <span className="type-small">{t("neverWord")}</span>
            </li>
          </ul>
          <div>
            <Button variant="primary" icon={Download} onClick={() => void save()}>
              {t("save")}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
