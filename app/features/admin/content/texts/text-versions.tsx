import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { ListedText } from "#domain/admin/site-contents.ts";
import { useProblemWords } from "../../asking/use-problem-words.ts";
import { FoldedList } from "../../table/folded-list.tsx";
import { useInstantWords } from "../../words/use-instant-words.ts";
import { readText } from "../content-calls.ts";

type TextVersionsProps = { text: ListedText; onTake: (version: number, body: string) => void };

const shownVersions = 5;

/** Every version that was published; one is taken into the field, to be read or published again. */
export function TextVersions({ text, onTake }: TextVersionsProps) {
  const t = useTranslations("adminContent.texts");
  const problemWords = useProblemWords();
  const { exact } = useInstantWords();
  const newest = text.versions[0]?.version ?? 0;
  async function take(version: number) {
    const told = await readText(text, version);
    if (told.ok) onTake(version, told.value.body ?? "");
    else showToast({ title: problemWords(told.problem), tone: "bad", stays: true });
  }
  return (
    <Stack gap={2} as="section">
      <Heading as="h3" size="name">
        {t("versions")}
      </Heading>
      <FoldedList
        rows={text.versions}
        isFirst={({ version }) => version > newest - shownVersions}
        none={<Text size="small">{t("noVersions")}</Text>}
        rowOf={({ version, letters, publishedAt }) => (
          <li
            key={version}
            className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-1.5 type-small"
          >
            <span className="text-ink">
              {letters === null
                ? t("versionBuiltIn", { version: String(version), at: exact(publishedAt) })
                : t("versionLine", { version: String(version), at: exact(publishedAt), letters })}
            </span>
            {letters !== null && (
              <TextButton
                size="small"
                aria-label={t("takeThis", { version: String(version) })}
                onClick={() => void take(version)}
              >
                {t("take")}
              </TextButton>
            )}
          </li>
        )}
      />
    </Stack>
  );
}
