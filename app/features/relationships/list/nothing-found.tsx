import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { ListQuestion } from "./list-question.ts";

export function NothingFound({ question, onClear }: { question: ListQuestion; onClear: () => void }) {
  const t = useTranslations("relationships.list.none");
  const hasQuery = question.query.trim() !== "";
  return (
    <Stack gap={3} align="start">
      <Text size="lead">
        {hasQuery || question.status === "all"
          ? t("query", { query: question.query.trim() })
          : t(question.status)}
      </Text>
      <TextButton onClick={onClear}>{t("clear")}</TextButton>
    </Stack>
  );
}
