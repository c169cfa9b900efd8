import { AlignLeft, Calendar, Ellipsis, MapPin } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { formatTimeOfDay } from "#app/lib/format/times-of-day.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import { Chip } from "#app/ui/choices/chip.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { parseTimeOfDay } from "#domain/time/parse-time-of-day.ts";
import { parseVagueDate } from "#domain/time/parse-vague-date.ts";
import { FeelingsPart } from "../form/feelings-part.tsx";
import { HourField } from "../form/hour-field.tsx";
import { MomentCityField } from "../form/moment-city-field.tsx";
import { MomentDateField } from "../form/moment-date-field.tsx";
import type { MomentDraft } from "../form/moment-draft.ts";
import type { MomentPart } from "../form/moment-part.ts";
import { MomentTextField } from "../form/moment-text-field.tsx";
import { PlaceField } from "../form/place-field.tsx";
import { SealField } from "../form/seal-field.tsx";
import { TagsField } from "../form/tags-field.tsx";

type Extra = "date" | "place" | "text" | "more";

type CaptureExtrasProps = MomentPart & {
  photos?: ReactNode;
  /** A text came from elsewhere, after the sheet was opened. */
  hasSharedText: boolean;
};

/** The optional parts: a chip each, and its field, shown when it is opened or has a value. */
export function CaptureExtras({ photos, hasSharedText, ...part }: CaptureExtrasProps) {
  const t = useTranslations("moments");
  const language = useLocale();
  const format = useFormat();
  const { draft, issues, change, today } = part;
  const chips = useRef<HTMLFieldSetElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<Extra>>(() => openFor(draft));
  const isOpen = (extra: Extra) =>
    opened.has(extra) ||
    (hasSharedText && extra === "text") ||
    issues.some(({ field }) => partOf[field] === extra);
  const parsed = parseVagueDate(draft.date, language, today);
  const day =
    parsed.ok && parsed.date !== today ? format.vagueDate(parsed.date, "short") : t("capture.today");
  const hour = parseTimeOfDay(draft.hour);
  const when =
    hour.ok && hour.time !== null ? `${day}, ${formatTimeOfDay(hour.time, language, "short")}` : day;

  function toggle(extra: Extra) {
    const next = new Set(opened);
    if (!next.delete(extra)) {
      next.add(extra);
      requestAnimationFrame(() => showPart(chips.current, extra));
    }
    setOpened(next);
  }
  const chip = (extra: Extra) => ({
    pressed: isOpen(extra),
    onClick: () => toggle(extra),
  });
  return (
    <Stack gap={5}>
      <fieldset ref={chips} className="flex flex-wrap gap-2">
        <legend className="sr-only">{t("capture.add")}</legend>
        <Chip icon={Calendar} {...chip("date")}>
          {when}
        </Chip>
        <Chip icon={MapPin} {...chip("place")}>
          {t("capture.place")}
        </Chip>
        {photos}
        <Chip icon={AlignLeft} {...chip("text")}>
          {t("capture.text")}
        </Chip>
        <Chip pressed={draft.isMilestone} onClick={() => change({ isMilestone: !draft.isMilestone })}>
          <MilestoneKnot size={18} />
          {t("capture.milestone")}
        </Chip>
        <Chip icon={Ellipsis} {...chip("more")}>
          {t("capture.more")}
        </Chip>
      </fieldset>
      {isOpen("date") && (
        <Stack gap={3} data-part="date">
          <MomentDateField {...part} />
          <HourField {...part} />
        </Stack>
      )}
      {isOpen("place") && (
        <Stack gap={3} data-part="place">
          <PlaceField {...part} />
          <MomentCityField {...part} />
        </Stack>
      )}
      {isOpen("text") && (
        <div data-part="text">
          <MomentTextField rows={3} {...part} />
        </div>
      )}
      {isOpen("more") && (
        <Stack gap={5} data-part="more">
          <FeelingsPart {...part} />
          <TagsField {...part} />
          <SealField {...part} />
        </Stack>
      )}
    </Stack>
  );
}

/** The footer covers the end of a phone's sheet: what was opened comes to the middle of it, and is written in at once. */
function showPart(chips: HTMLElement | null, extra: Extra): void {
  const part = chips?.parentElement?.querySelector<HTMLElement>(`[data-part=${extra}]`);
  part?.scrollIntoView({ block: "center" });
  part?.querySelector<HTMLElement>(`[name=${extra}]`)?.focus({ preventScroll: true });
}

const partOf: Readonly<Partial<Record<keyof MomentDraft, Extra>>> = {
  date: "date",
  hour: "date",
  place: "place",
  city: "place",
  text: "text",
  tags: "more",
  sealedUntil: "more",
};

function openFor({
  place,
  city,
  text,
  tags,
  before,
  during,
  after,
  sealedUntil,
}: MomentDraft): ReadonlySet<Extra> {
  const open = new Set<Extra>();
  if (place !== "" || city !== "") open.add("place");
  if (text !== "") open.add("text");
  const hasFeeling = [before, during, after].some((step) => step !== null);
  if (tags.length > 0 || hasFeeling || sealedUntil !== null) open.add("more");
  return open;
}
