import { Check } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import type { ImportRecord } from "#app/store/copies/import-record.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useImportWords } from "./use-import-words.ts";

export function ImportDone({ record }: { record: ImportRecord }) {
  const t = useTranslations("copies.bring");
  const { list } = useFormat();
  const words = useImportWords();
  const isOfAccount = useJournal()?.kind === "account";
  return (
    <Stack gap={1} role="status">
      <Remark icon={Check} tone="good">
        {t("done", { what: list(words(record)), isAccount: String(isOfAccount) })}
      </Remark>
      {isOfAccount && record.counts.media > 0 && (
        <Text size="small" tone="soft">
          {t("sending", { count: record.counts.media })}
        </Text>
      )}
      <TextLink to={paths.list} size="small">
        {t("seeList")}
      </TextLink>
    </Stack>
  );
}
