import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { LisaPages } from "#domain/lisa/lisa-pages.ts";
import type { WeeklyLetter } from "#domain/lisa/weekly-letter.ts";
import type { Analyst } from "../analyst/analyst.ts";
import type { LetterRequest } from "../analyst/analyst-messages.ts";
import { ReplyBlocks } from "../reply/reply-view.tsx";

type LetterProps = {
  analyst: Analyst | null;
  /** Read by the analyst before the letter: another journal is another letter. */
  pages: LisaPages;
  asked: LetterRequest;
};

/** Composed again whenever the journal changes; nothing of it is kept. */
export function Letter({ analyst, pages, asked: { language, today, remembered } }: LetterProps) {
  const t = useTranslations("lisa.letter");
  const [letter, setLetter] = useState<WeeklyLetter | "failed" | null>(null);
  const compose = useCallback(
    async () => (await analyst?.letter({ language, today, remembered })) ?? "failed",
    [analyst, language, today, remembered],
  );
  useEffect(() => {
    if (!analyst || !pages) return;
    let isHere = true;
    // The page around gives them too, but only after its parts have asked.
    analyst.read(pages);
    void compose().then((composed) => isHere && setLetter(composed));
    return () => {
      isHere = false;
    };
  }, [analyst, pages, compose]);
  if (letter === null) return <Skeleton rows={5} />;
  if (letter === "failed")
    return (
      <ErrorState
        title={t("failed")}
        actions={<Button onClick={() => void compose().then(setLetter)}>{t("retry")}</Button>}
      />
    );
  return (
    <Stack gap={6}>
      <ReplyBlocks blocks={letter.blocks} language={language} />
      <Text size="small" tone="soft">
        {t("software")}
      </Text>
    </Stack>
  );
}
