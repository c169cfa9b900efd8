import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { hideSealed, useSealedShown, useShowSealed } from "./opened-veils.ts";

/** The link to sealed relationships. */
export function SealedLine({ count }: { count: number }) {
  const t = useTranslations("relationships.list.sealed");
  const areShown = useSealedShown();
  const show = useShowSealed();
  return (
    <Inline gap={2} wrap>
      <Text size="small" tone="soft">
        {t("line", { count })}
      </Text>
      <TextButton
        size="small"
        tone="soft"
        aria-expanded={areShown}
        onClick={() => (areShown ? hideSealed() : void show())}
      >
        {t(areShown ? "hide" : "show", { count })}
      </TextButton>
    </Inline>
  );
}
