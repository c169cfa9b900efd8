import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import type { StaysHere } from "#app/store/copies/device/read-device.ts";
import type { ImportPreview } from "#app/store/copies/import-preview.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { ImportChoice } from "#domain/copy/plan-import.ts";
import { CountedEntries } from "../import/import-contents.tsx";
import { ImportNotes } from "../import/import-notes.tsx";
import { IncomingPeople } from "../import/incoming-people.tsx";
import { countIncoming, useImportLimit } from "../import/use-import-limit.ts";
import { useFileSize } from "../use-file-size.ts";
import { PlanRoom } from "./plan-room.tsx";
import { StaysList } from "./stays-here.tsx";
import type { Move, MoveFailure } from "./use-move.ts";

type MoveDecisionProps = {
  preview: ImportPreview;
  failure: MoveFailure | null;
  stays: StaysHere;
  move: Move;
};

/** What would come, what the plan has room for, what stays here, and what is the person's to decide. */
export function MoveDecision({ preview, failure, stays, move }: MoveDecisionProps) {
  const t = useTranslations("move");
  const bring = useTranslations("copies.bring");
  const [choice, setChoice] = useState<ImportChoice>({
    withoutPeople: new Set(),
    onDifference: "keep",
    withProfile: true,
    withMedia: true,
    withConversations: true,
  });
  const change = (part: Partial<ImportChoice>) => setChoice({ ...choice, ...part });
  const size = useFileSize();
  const overflow = useImportLimit(preview, choice);
  const { people, media, others } = countIncoming(preview, choice);
  const hasDifferences = preview.differenceCount > 0;
  const takes = choice.onDifference === "take" && hasDifferences;
  const isNothing = people + others + preview.profile.length === 0 && !takes;
  return (
    <Stack gap={5}>
      <CountedEntries preview={preview} />
      <PlanRoom people={people} media={media} />
      {hasDifferences && (
        <RadioRows
          label={bring("difference.label")}
          value={choice.onDifference}
          onChange={(onDifference) => change({ onDifference })}
          options={[
            { value: "keep", label: bring("difference.keep"), detail: bring("difference.keepDetail") },
            { value: "take", label: t("take"), detail: bring("difference.takeDetail") },
          ]}
        />
      )}
      <IncomingPeople preview={preview} choice={choice} onChange={change} />
      {preview.counts.media.new > 0 && (
        <Stack gap={1}>
          <Checkbox
            label={bring("withMedia", {
              count: preview.counts.media.new,
              size: size(preview.mediaBytes),
            })}
            checked={choice.withMedia}
            onChange={({ target }) => change({ withMedia: target.checked })}
          />
          {choice.withMedia && (
            <Text size="small" tone="soft">
              {bring("goesUp")}
            </Text>
          )}
        </Stack>
      )}
      {preview.profile.length > 0 && <Text tone="soft">{t("profile")}</Text>}
      <ImportNotes preview={preview} />
      <StaysList stays={stays} label={t("stays.title")} hasPermissions />
      <Stack gap={2}>
        {overflow && (
          <div role="alert">
            <Remark icon={CircleAlert} tone="warn">
              {bring(`overflow.${overflow.of}`, { limit: overflow.limit, over: overflow.over })}{" "}
              <TextLink to={paths.subscription}>{bring("seePlans")}</TextLink>
            </Remark>
          </div>
        )}
        <Inline gap={3} wrap>
          {!overflow && !isNothing && (
            <Button variant="primary" onClick={() => void move.write(choice)}>
              {t("write")}
            </Button>
          )}
          <Button variant="quiet" onClick={() => void move.leave()}>
            {t("keepHere")}
          </Button>
        </Inline>
        {isNothing && <Remark>{bring("nothingNew")}</Remark>}
        {failure && (
          <div role="alert">
            <Remark icon={CircleAlert} tone="bad">
              {t(`failed.${failure.reason}`, { label: "label" in failure ? failure.label : "" })}{" "}
              {t("keptAsItIs")}
            </Remark>
          </div>
        )}
      </Stack>
    </Stack>
  );
}
