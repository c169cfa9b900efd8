import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { textLinkClass } from "#app/ui/actions/text-link-style.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Fact, FactList } from "#app/ui/lists/fact.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import {
  type LetterRow,
  markedLetterSchema,
  type OpenedLetter,
  openedLetterSchema,
} from "#domain/admin/letters.ts";
import type { LetterState } from "#domain/support/letter.ts";
import { askAdmin } from "../../asking/ask-admin.ts";
import { useProblemWords } from "../../asking/use-problem-words.ts";
import { useInstantWords } from "../../words/use-instant-words.ts";
import { LetterMark } from "./letter-mark.tsx";

/** The calls of the queue of letters. */
const openLetter = (id: string) =>
  askAdmin(openedLetterSchema, `/api/admin/letters/${id}/open`, { method: "POST", body: {} });

const markLetter = (id: string, mark: { readonly seen: LetterState; readonly state: LetterState }) =>
  askAdmin(markedLetterSchema, `/api/admin/letters/${id}`, { method: "POST", body: mark });

type LetterSheetProps = { listed: LetterRow; onClose: () => void; onMarked: () => void };

/** One letter: who wrote, what they wrote once that is asked for, and whether it was answered. */
export function LetterSheet({ listed, onClose, onMarked }: LetterSheetProps) {
  const t = useTranslations("adminContent.letters");
  const problemWords = useProblemWords();
  const { exact } = useInstantWords();
  const [letter, setLetter] = useState(listed);
  const [said, setSaid] = useState<OpenedLetter["said"] | undefined>(undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const next = letter.state === "open" ? "answered" : "open";

  async function look() {
    setBusy(true);
    setProblem(null);
    const told = await openLetter(letter.id);
    setBusy(false);
    if (!told.ok) return setProblem(problemWords(told.problem));
    setLetter(told.value.letter);
    setSaid(told.value.said);
  }
  async function mark() {
    setBusy(true);
    setProblem(null);
    const told = await markLetter(letter.id, { seen: letter.state, state: next });
    setBusy(false);
    if (!told.ok) return setProblem(problemWords(told.problem));
    onMarked();
    setLetter(told.value.letter);
    if (told.value.refusal !== null) return setProblem(t("changed"));
    showToast({ title: t(`marked.${next}`) });
    onClose();
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={said?.subject ?? t("one")}
      closeLabel={t("close")}
      footer={
        <Button
          variant={next === "answered" ? "primary" : "secondary"}
          pending={isBusy}
          onClick={() => void mark()}
        >
          {t(`mark.${next}`)}
        </Button>
      }
    >
      <Stack gap={5}>
        <FactList>
          <Fact label={t("from")}>
            <LetterMark letter={letter} />
          </Fact>
          <Fact label={t("at")}>{exact(letter.createdAt)}</Fact>
          <Fact label={t("state")}>{t(`states.${letter.state}`)}</Fact>
          <Fact label={t("mailedAt")}>
            {letter.mailedAt === null ? t("notMailed") : exact(letter.mailedAt)}
          </Fact>
        </FactList>
        {said === undefined ? (
          <Stack gap={2} align="start">
            <Text size="small" tone="soft">
              {t("lookLead")}
            </Text>
            <Button pending={isBusy} onClick={() => void look()}>
              {t("look")}
            </Button>
          </Stack>
        ) : (
          <Said said={said} />
        )}
        <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
      </Stack>
    </Sheet>
  );
}

/** As letters only: nothing of it leads anywhere but the address to answer to. */
function Said({ said }: { said: OpenedLetter["said"] }) {
  const t = useTranslations("adminContent.letters");
  if (said === null) return <Remark tone="bad">{t("unreadable")}</Remark>;
  const { subject, words, replyTo, isOwnAddress } = said;
  const href = `mailto:${encodeURIComponent(replyTo)}?subject=${encodeURIComponent(t("answerSubject", { subject }))}`;
  return (
    <Stack gap={3}>
      <p className="whitespace-pre-line wrap-anywhere type-body text-ink">{words}</p>
      <Text size="small" tone="soft">
        <a href={href} className={textLinkClass({ size: "small" })}>
          {t("answer", { address: replyTo })}
        </a>{" "}
        {t(isOwnAddress ? "ownAddress" : "typedAddress")}
      </Text>
    </Stack>
  );
}
