import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";

/** What the lock does and does not do, in plain sentences beside it. */
export function LockLimits() {
  const t = useTranslations("lock.page");
  return (
    <>
      <Part title={t("helps.title")} sentences={[t("helps.someone"), t("helps.guessing")]} />
      <Part
        title={t("helpsNot.title")}
        sentences={[t("helpsNot.storage"), t("helpsNot.watchers"), t("helpsNot.elsewhere")]}
      />
    </>
  );
}

function Part({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <Stack as="section" gap={3}>
      <Heading>{title}</Heading>
      <ul className="list-disc space-y-2 pl-5 type-body text-ink-soft">
        {sentences.map((sentence) => (
          <li key={sentence} className="sentence">
            {sentence}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
