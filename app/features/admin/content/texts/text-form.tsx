import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { MarkdownText } from "#app/words/markdown-text.tsx";
import type { ListedText, PublishedText } from "#domain/admin/site-contents.ts";
import { siteTextLength } from "#domain/site/site-text.ts";
import { ReasonDialog } from "../../asking/reason-dialog.tsx";
import { isReason, ReasonField } from "../../asking/reason-field.tsx";
import { useProblemWords } from "../../asking/use-problem-words.ts";
import { publishText } from "../content-calls.ts";
import { KeptDraft } from "../kept-draft.tsx";
import { TextVersions } from "./text-versions.tsx";
import { useTextDraft } from "./use-text-draft.ts";

type TextFormProps = { text: ListedText; begun: string; onPublished: () => void };

/** Writing, as it will be read, and the versions of before. What somebody published meanwhile is shown beside one's own. */
export function TextForm({ text, begun, onPublished }: TextFormProps) {
  const t = useTranslations("adminContent.texts");
  const problemWords = useProblemWords();
  const { number } = useFormat();
  const [view, setView] = useState<"write" | "read">("write");
  const [theirs, setTheirs] = useState<string | null>(null);
  const [wrong, setWrong] = useState<"body" | "reason" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isGivingBack, setGivingBack] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { language } = text;
  const draft = useTextDraft(text, begun);
  const { fields, base } = draft;
  const { body, reason } = fields;

  async function publish() {
    if (body.trim() === "" || body.length > siteTextLength) {
      setView("write");
      return setWrong("body");
    }
    if (!isReason(reason)) return setWrong("reason");
    setWrong(null);
    setProblem(null);
    setBusy(true);
    const told = await publishText(text, { body, base, reason: reason.trim() });
    setBusy(false);
    if (told.ok) tell(told.value);
    else setProblem(problemWords(told.problem));
  }
  function tell({ saved, text: now }: PublishedText) {
    onPublished();
    setTheirs(saved ? null : (now.body ?? t("isBuiltIn")));
    setProblem(saved ? null : t("conflict"));
    if (!saved) return draft.rebase(now.version);
    // Words that were typed stay when the built-in ones are put back.
    if (now.body === null) draft.rebase(now.version);
    else draft.settle(fields, now.version, { body: now.body, reason: "" });
    showToast({ title: t("published", { version: String(now.version) }) });
  }
  function take(version: number, taken: string) {
    draft.change({ body: taken });
    setView("write");
    showToast({
      title: t("taken", { version: String(version) }),
      action: { label: t("putBack"), onAction: () => draft.change({ body }) },
    });
  }
  return (
    <Stack gap={5}>
      <Segmented
        label={t("view")}
        labelHidden
        options={[
          { value: "write", label: t("write") },
          { value: "read", label: t("preview") },
        ]}
        value={view}
        onChange={setView}
      />
      {view === "read" ? (
        <section aria-label={t("preview")} lang={language} className="border-y border-line py-5">
          {body.trim() === "" ? <Text>{t("nothing")}</Text> : <MarkdownText as="h3">{body}</MarkdownText>}
        </section>
      ) : (
        <TextArea
          label={t("body")}
          rows={12}
          lang={language}
          value={body}
          aside={t("length", { used: number(body.length), most: number(siteTextLength) })}
          hint={t("bodyHint")}
          error={wrong === "body" ? t("bodyWrong", { most: number(siteTextLength) }) : null}
          onChange={({ target }) => draft.change({ body: target.value })}
        />
      )}
      {theirs !== null && (
        <section
          aria-label={t("theirs")}
          lang={language}
          className="border-l-(length:--rule) border-warn pl-4"
        >
          <Stack gap={2}>
            <Heading as="h3" size="name">
              {t("theirs")}
            </Heading>
            <MarkdownText as="h3">{theirs}</MarkdownText>
          </Stack>
        </section>
      )}
      <div className="max-w-[42rem]">
        <ReasonField
          value={reason}
          isMissing={wrong === "reason"}
          onChange={(typed) => draft.change({ reason: typed })}
        />
      </div>
      <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
      <Text size="small" tone="soft">
        {t("effect")}
      </Text>
      <Inline gap={4} wrap>
        <Button variant="primary" pending={isBusy} onClick={() => void publish()}>
          {t("publish")}
        </Button>
        {text.versions[0] !== undefined && text.versions[0].letters !== null && (
          <TextButton tone="bad" onClick={() => setGivingBack(true)}>
            {t("giveBack")}
          </TextButton>
        )}
        <KeptDraft draft={draft} />
      </Inline>
      <TextVersions text={text} onTake={take} />
      {isGivingBack && (
        <ReasonDialog
          title={t("giveBackTitle")}
          lead={t("name", { document: t(`document.${text.document}`), language: t(`language.${language}`) })}
          effect={t("giveBackEffect")}
          act={t("giveBack")}
          onAct={(because) => publishText(text, { body: null, base, reason: because })}
          onClose={() => setGivingBack(false)}
          onDone={(value) => {
            setGivingBack(false);
            tell(value);
          }}
        />
      )}
    </Stack>
  );
}
