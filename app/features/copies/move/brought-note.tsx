/** In the journal of this device: that it was brought into an account, and how it is let go. */
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { moveMarkKey, readMark, releaseMove } from "#app/store/copies/device/move-mark.ts";
import { requireJournal } from "#app/store/db/journal.ts";
import { useView } from "#app/store/db/use-view.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { moveWords } from "./move-words.ts";

export function BroughtNote() {
  const mark = readMark(useView("meta")?.get(moveMarkKey)?.value);
  const [isReleased, setReleased] = useState(false);
  if (!mark && !isReleased) return null;
  return (
    <WithMessages words={moveWords}>
      <Note at={mark?.at ?? null} onReleased={() => setReleased(true)} />
    </WithMessages>
  );
}

function Note({ at, onReleased }: { at: string | null; onReleased: () => void }) {
  const t = useTranslations("move.brought");
  const { when } = useFormat();
  const { save, failure } = useSave();
  const release = () =>
    save(async () => {
      await releaseMove(requireJournal().database);
      return { ok: true } as const;
    }, onReleased);
  return (
    <Stack as="section" gap={2} aria-labelledby="brought" align="start">
      <Heading id="brought">{t("title")}</Heading>
      {at === null ? (
        <Remark role="status" tone="good">
          {t("released")}
        </Remark>
      ) : (
        <>
          <Text>{t("text", { when: when(at) })}</Text>
          <TextButton onClick={() => void release()}>{t("release")}</TextButton>
          <SaveFailure reason={failure} />
        </>
      )}
    </Stack>
  );
}
