/** Every question about two versions of one row, on the row's own page. */
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { WithWords } from "#app/messages/with-words.tsx";
import type { Crossing } from "#app/store/conflicts/conflicts.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { crossingsWords } from "./crossings-words.ts";
import { OneCrossing } from "./one-crossing.tsx";
import { useCrossingTitle } from "./use-crossing-title.ts";

export function CrossingsSection({ crossings }: { crossings: readonly Crossing[] }) {
  return (
    <WithWords words={crossingsWords}>
      {crossings.map((crossing) => (
        <Asked key={crossing.id} crossing={crossing} />
      ))}
    </WithWords>
  );
}

/** Put off, it takes one line until the page is opened again; it stands on /waiting all the while. */
function Asked({ crossing }: { crossing: Crossing }) {
  const t = useTranslations("crossings");
  const title = useCrossingTitle()(crossing);
  const [isPutOff, setPutOff] = useState(false);
  if (!isPutOff) return <OneCrossing crossing={crossing} onLater={() => setPutOff(true)} />;
  return (
    <Inline gap={4} wrap>
      <Text size="small" tone="soft">
        {title}
      </Text>
      <TextButton size="small" onClick={() => setPutOff(false)}>
        {t("decide")}
      </TextButton>
    </Inline>
  );
}
