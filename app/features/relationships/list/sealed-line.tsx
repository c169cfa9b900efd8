import { useTranslations } from "use-intl/react";
import { Inline } from "#app/ui/inline.tsx";
import { Text } from "#app/ui/text.tsx";
import { TextButton } from "#app/ui/text-button.tsx";

type SealedLineProps = { count: number; areShown: boolean; onToggle: () => void };

/** The quiet way to what is sealed. */
export function SealedLine({ count, areShown, onToggle }: SealedLineProps) {
  const t = useTranslations("relationships.list.sealed");
  return (
    <Inline gap={3} wrap>
      <Text size="small" tone="soft">
        {t("line", { count })}
      </Text>
      <TextButton size="small" aria-pressed={areShown} onClick={onToggle}>
        {t(areShown ? "hide" : "show", { count })}
      </TextButton>
    </Inline>
  );
}
