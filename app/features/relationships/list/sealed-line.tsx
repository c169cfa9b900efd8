import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { showSealed, useSealedShown } from "./opened-seals.ts";

/** The link to sealed relationships. */
export function SealedLine({ count }: { count: number }) {
  const t = useTranslations("relationships.list.sealed");
  const areShown = useSealedShown();
  return (
    <Inline gap={2} wrap>
      <Text size="small" tone="soft">
        {t("line", { count })}
      </Text>
      <TextButton size="small" tone="soft" aria-expanded={areShown} onClick={() => showSealed(!areShown)}>
        {t(areShown ? "hide" : "show", { count })}
      </TextButton>
    </Inline>
  );
}
