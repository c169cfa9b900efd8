import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type ListedText, siteTextsSchema, type TextName } from "#domain/admin/site-contents.ts";
import { Asked } from "../../asking/asked.tsx";
import { useAdminQuestion } from "../../asking/use-admin-question.ts";
import { useInstantWords } from "../../words/use-instant-words.ts";
import { useIsBegun } from "../use-content-draft.ts";
import { TextEditor } from "./text-editor.tsx";
import { textKey } from "./use-text-draft.ts";

/** The legal and support texts by language, each with the version that counts. */
export function SiteTexts() {
  const t = useTranslations("adminContent.texts");
  const asked = useAdminQuestion(siteTextsSchema, "/api/admin/texts");
  const [edited, setEdited] = useState<TextName | null>(null);
  return (
    <Stack gap={4}>
      <Text size="small" tone="soft">
        {t("lead")}
      </Text>
      <Asked asked={asked} waiting={<Skeleton rows={6} />}>
        {({ texts }) => {
          const open = texts.find(
            (one) => one.document === edited?.document && one.language === edited.language,
          );
          if (open)
            return (
              <TextEditor
                key={`${open.document} ${open.language}`}
                text={open}
                onClose={() => setEdited(null)}
                onPublished={asked.askAgain}
              />
            );
          return (
            <ul className="border-b border-line">
              {texts.map((text) => (
                <TextRow
                  key={`${text.document} ${text.language}`}
                  text={text}
                  onOpen={() => setEdited(text)}
                />
              ))}
            </ul>
          );
        }}
      </Asked>
    </Stack>
  );
}

function TextRow({ text, onOpen }: { text: ListedText; onOpen: () => void }) {
  const t = useTranslations("adminContent.texts");
  const { exact } = useInstantWords();
  const draft = useTranslations("adminContent.draft");
  const isBegun = useIsBegun(textKey(text));
  const [newest] = text.versions;
  const name = t("name", {
    document: t(`document.${text.document}`),
    language: t(`language.${text.language}`),
  });
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
      <span className="type-body text-ink">{name}</span>
      <span className="flex flex-wrap items-baseline gap-x-4 type-small text-ink-soft">
        {isBegun && <span className="text-ink">{draft("begun")}</span>}
        <span>
          {newest === undefined || newest.letters === null
            ? t("isBuiltIn")
            : t("isVersion", { version: String(newest.version), at: exact(newest.publishedAt) })}
        </span>
        <TextButton size="small" aria-label={t("editThis", { name })} onClick={onOpen}>
          {t("edit")}
        </TextButton>
      </span>
    </li>
  );
}
