/** All conflicts of one row, on the row's own page. */
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { WithMessages } from "#app/messages/with-messages.tsx";
import type { RowConflict } from "#app/store/conflicts/conflicts.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { conflictsWords } from "./conflicts-words.ts";
import { OneConflict } from "./one-conflict.tsx";
import { useConflictTitle } from "./use-conflict-title.ts";

export function ConflictsSection({ rowConflicts }: { rowConflicts: readonly RowConflict[] }) {
  return (
    <WithMessages words={conflictsWords}>
      {rowConflicts.map((rowConflict) => (
        <OpenConflict key={rowConflict.id} rowConflict={rowConflict} />
      ))}
    </WithMessages>
  );
}

/** A postponed conflict is one line until the page is opened again; /waiting lists it meanwhile. */
function OpenConflict({ rowConflict }: { rowConflict: RowConflict }) {
  const t = useTranslations("conflicts");
  const title = useConflictTitle()(rowConflict);
  const [isPutOff, setPutOff] = useState(false);
  if (!isPutOff) return <OneConflict rowConflict={rowConflict} onLater={() => setPutOff(true)} />;
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
