import { useId, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import type { ForeignDecision } from "#app/store/copies/foreign/foreign-copy.ts";
import type { ForeignLook } from "#app/store/copies/foreign/look-at-file.ts";
import type { TableReading } from "#app/store/copies/foreign/read-foreign.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { ForeignProduct } from "#domain/foreign-journals/foreign-entry.ts";
import { isVagueDate } from "#domain/time/vague-date.ts";
import { AboutChoice } from "./about-choice.tsx";
import { ForeignFiles } from "./foreign-files.tsx";
import { foreignWords } from "./foreign-words.ts";
import { MoodChoice } from "./mood-choice.tsx";
import { TableColumnsChoice } from "./table-columns-choice.tsx";
import { useForeignMapping } from "./use-foreign-mapping.ts";

/** Products that also note the weather, positions and steps. */
const measuring: ReadonlySet<ForeignProduct> = new Set(["day_one", "apple_journal", "journey"]);

type ForeignSectionProps = {
  look: ForeignLook;
  fileName: string;
  /** The table is being read again. */
  isLooking: boolean;
  onRead: (reading: TableReading) => void;
  onDecide: (decision: ForeignDecision) => void;
  onLeave: () => void;
};

/** Another app's journal: what it is, and what only the person can say of it. */
export function ForeignSection(props: ForeignSectionProps) {
  return (
    <WithMessages words={foreignWords}>
      <Foreign {...props} />
    </WithMessages>
  );
}

function Foreign({ look, fileName, isLooking, onRead, onDecide, onLeave }: ForeignSectionProps) {
  const t = useTranslations("foreign");
  const id = useId();
  const { description, table } = look;
  const mapping = useForeignMapping(look);
  const [wasAsked, setAsked] = useState(false);
  const lacksDay = table !== null && table.reading.columns.day === null;
  function decide() {
    setAsked(true);
    const decision = mapping.decide(fileName);
    if (decision && !lacksDay) onDecide(decision);
  }
  return (
    <Stack as="section" gap={6} className="border-y border-line py-5" aria-labelledby={id}>
      <Stack gap={1}>
        <Heading as="h3" size="name" id={id}>
          {t(`found.${description.product}`, { count: table?.rows ?? description.entries })}
        </Heading>
        {(table === null || !lacksDay) && <Days look={look} />}
        {description.entries > 0 && (
          <Text size="small" tone="soft">
            {t(description.product === "takeout" ? "takeout" : "becomes")}{" "}
            {measuring.has(description.product) && t("without")}
          </Text>
        )}
      </Stack>
      {table && (
        <TableColumnsChoice
          table={table}
          isRemembered={look.isRemembered}
          isLooking={isLooking}
          isDayMissing={lacksDay && wasAsked}
          onChange={onRead}
        />
      )}
      {description.entries > 0 && (
        <AboutChoice description={description} mapping={mapping} isNameMissing={wasAsked} />
      )}
      {description.moods.length > 0 && <MoodChoice moods={description.moods} mapping={mapping} />}
      <ForeignFiles description={description} mapping={mapping} />
      <Inline gap={3} wrap>
        {description.entries > 0 && (
          <Button variant="primary" pending={isLooking} onClick={decide}>
            {t("compare")}
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          {t("leave")}
        </Button>
      </Inline>
    </Stack>
  );
}

function Days({ look: { description } }: { look: ForeignLook }) {
  const t = useTranslations("foreign");
  const { vagueDate } = useFormat();
  const { days, entries } = description;
  const said = (day: string) => (isVagueDate(day) ? vagueDate(day) : day);
  if (entries === 0) return <Text>{t("nothing")}</Text>;
  if (days === null) return <Text>{t("noDays")}</Text>;
  const range = { first: said(days.first), last: said(days.last) };
  return <Text>{t(days.first === days.last ? "oneDay" : "days", range)}</Text>;
}
