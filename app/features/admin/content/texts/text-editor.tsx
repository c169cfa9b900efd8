import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import type { ListedText } from "#domain/admin/site-contents.ts";
import { Asked } from "../../asking/asked.tsx";
import { TextForm } from "./text-form.tsx";
import { useWordsNow } from "./use-words-now.ts";

type TextEditorProps = { text: ListedText; onClose: () => void; onPublished: () => void };

/** One text: its words are written from those that count now, so the field comes with them. */
export function TextEditor({ text, onClose, onPublished }: TextEditorProps) {
  const t = useTranslations("adminContent.texts");
  const words = useWordsNow(text);
  return (
    <Stack gap={5}>
      <Inline justify="between" wrap gap={4} align="baseline">
        <Heading>
          {t("name", { document: t(`document.${text.document}`), language: t(`language.${text.language}`) })}
        </Heading>
        <TextButton size="small" onClick={onClose}>
          {t("back")}
        </TextButton>
      </Inline>
      <Asked asked={words} waiting={<Skeleton rows={9} />}>
        {(begun) => <TextForm text={text} begun={begun} onPublished={onPublished} />}
      </Asked>
    </Stack>
  );
}
