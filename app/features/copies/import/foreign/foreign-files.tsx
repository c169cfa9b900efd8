import { useTranslations } from "use-intl/react";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { JournalDescription } from "#domain/foreign-journals/describe-journal.ts";
import type { ForeignMapping } from "./use-foreign-mapping.ts";

/** Names that are shown; the others are counted. */
const shownAtMost = 20;

type ForeignFilesProps = { description: JournalDescription; mapping: ForeignMapping };

/** What besides the entries is in the file, and what of it does not come. */
export function ForeignFiles({ description, mapping }: ForeignFilesProps) {
  const t = useTranslations("foreign.files");
  const { media, missingMedia, otherFiles, unread } = description;
  const lines = [
    ...(missingMedia > 0 ? [t("missing", { count: missingMedia })] : []),
    ...(otherFiles > 0 ? [t("others", { count: otherFiles })] : []),
  ];
  if (media + lines.length === 0 && unread.length === 0) return null;
  return (
    <Stack gap={2}>
      {media > 0 && (
        <Checkbox
          label={t("media", { count: media })}
          checked={mapping.withMedia}
          onChange={({ target }) => mapping.change({ withMedia: target.checked })}
        />
      )}
      {lines.map((line) => (
        <Text key={line} size="small" tone="soft">
          {line}
        </Text>
      ))}
      {unread.length > 0 && (
        <Stack gap={1}>
          <Text size="small">{t("unread", { count: unread.length })}</Text>
          <ul className="max-h-60 overflow-y-auto border-y border-line py-2 type-small text-ink-soft">
            {unread.slice(0, shownAtMost).map((name) => (
              <li key={name} className="break-words">
                <bdi>{name}</bdi>
              </li>
            ))}
            {unread.length > shownAtMost && (
              <li>{t("unreadMore", { count: unread.length - shownAtMost })}</li>
            )}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}
