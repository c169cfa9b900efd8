import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { ListFilter } from "./list-filter.ts";

export function NothingFound({ filter, onClear }: { filter: ListFilter; onClear: () => void }) {
  const t = useTranslations("relationships.list.none");
  const hasQuery = filter.query.trim() !== "";
  return (
    <Stack gap={3} align="start">
      <Text size="lead">
        {hasQuery || filter.status === "all" ? t("query", { query: filter.query.trim() }) : t(filter.status)}
      </Text>
      <TextButton onClick={onClear}>{t("clear")}</TextButton>
    </Stack>
  );
}
