import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import type { ImportPreview } from "#app/store/copies/import-preview.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { ImportChoice } from "#domain/copy/plan-import.ts";
import { useFileSize } from "../use-file-size.ts";
import { ImportContents } from "./import-contents.tsx";
import { ImportNotes } from "./import-notes.tsx";
import { IncomingPeople } from "./incoming-people.tsx";
import type { BringIn, ImportFailure } from "./use-bring-in.ts";
import { countIncoming, useImportLimit } from "./use-import-limit.ts";

type ImportDecisionProps = {
  preview: ImportPreview;
  failure: ImportFailure | null;
  bringIn: BringIn;
};

/** What an import would do, and the few things that are the person's to decide. */
export function ImportDecision({ preview, failure, bringIn }: ImportDecisionProps) {
  const t = useTranslations("copies.bring");
  const [choice, setChoice] = useState<ImportChoice>({
    withoutPeople: new Set(),
    onDifference: "keep",
    withProfile: false,
    withMedia: true,
    withConversations: true,
  });
  const change = (part: Partial<ImportChoice>) => setChoice({ ...choice, ...part });
  const size = useFileSize();
  const isOfAccount = useJournal()?.kind === "account";
  const overflow = useImportLimit(preview, choice);
  const { people, others } = countIncoming(preview, choice);
  const takes = choice.onDifference === "take" ? preview.differences.length : 0;
  const isNothing = people + others + takes === 0 && !(choice.withProfile && preview.profile.length > 0);
  const hasDifferences = preview.differences.length > 0;
  return (
    <Stack gap={6} className="border-y border-line py-5">
      <ImportContents preview={preview} />
      <RadioRows
        label={t("mode.label")}
        value={bringIn.mode}
        onChange={bringIn.changeMode}
        options={[
          {
            value: "merge",
            label: t("mode.merge"),
            detail: t(preview.origin.from === "own" ? "mode.mergeDetail" : "mode.otherDetail"),
          },
          { value: "copies", label: t("mode.copies"), detail: t("mode.copiesDetail") },
        ]}
      />
      {hasDifferences && (
        <RadioRows
          label={t("difference.label")}
          value={choice.onDifference}
          onChange={(onDifference) => change({ onDifference })}
          options={[
            { value: "keep", label: t("difference.keep"), detail: t("difference.keepDetail") },
            { value: "take", label: t("difference.take"), detail: t("difference.takeDetail") },
          ]}
        />
      )}
      <IncomingPeople preview={preview} choice={choice} onChange={change} />
      {preview.counts.media.new > 0 && (
        <Stack gap={1}>
          <Checkbox
            label={t("withMedia", { count: preview.counts.media.new, size: size(preview.mediaBytes) })}
            checked={choice.withMedia}
            onChange={({ target }) => change({ withMedia: target.checked })}
          />
          {isOfAccount && choice.withMedia && (
            <Text size="small" tone="soft">
              {t("goesUp")}
            </Text>
          )}
        </Stack>
      )}
      {preview.counts.conversations.new > 0 && (
        <Checkbox
          label={t("withConversations", { count: preview.counts.conversations.new })}
          checked={choice.withConversations}
          onChange={({ target }) => change({ withConversations: target.checked })}
        />
      )}
      {preview.profile.length > 0 && (
        <Checkbox
          label={t("withProfile")}
          checked={choice.withProfile}
          onChange={({ target }) => change({ withProfile: target.checked })}
        />
      )}
      <ImportNotes preview={preview} />
      <Stack gap={2}>
        {overflow && (
          <div role="alert">
            <Remark icon={CircleAlert} tone="warn">
              {t(`overflow.${overflow.of}`, { limit: overflow.limit, over: overflow.over })}{" "}
              <TextLink to={paths.subscription}>{t("seePlans")}</TextLink>
            </Remark>
          </div>
        )}
        <Inline gap={3} wrap>
          {!overflow && !isNothing && (
            <Button variant="primary" onClick={() => void bringIn.write(choice)}>
              {t("write")}
            </Button>
          )}
          {bringIn.foreign && <Button onClick={bringIn.remap}>{t("remap")}</Button>}
          <Button variant="quiet" onClick={bringIn.leave}>
            {t(isNothing ? "close" : "leave")}
          </Button>
        </Inline>
        {isNothing && <Remark>{t("nothingNew")}</Remark>}
        {failure && (
          <div role="alert">
            <Remark icon={CircleAlert} tone="bad">
              {failure.reason === "invalid"
                ? t("failed.invalid", { label: failure.label })
                : t(`failed.${failure.reason}`)}{" "}
              {t("unchanged")}
            </Remark>
          </div>
        )}
      </Stack>
    </Stack>
  );
}
