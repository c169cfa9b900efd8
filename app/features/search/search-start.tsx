import { UserRoundPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { UnmappedSearch } from "#app/ui/art/unmapped-search.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";
import { Text } from "#app/ui/type/text.tsx";

/** Before the first letter: what can be found, how, and that the request stays here. */
export function SearchStart() {
  const t = useTranslations("search.start");
  const isMac = /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
  return (
    <Stack gap={5} className="max-w-measure">
      <Stack gap={2}>
        <Text size="lead">{t("lead")}</Text>
        <Text tone="soft">{t("accents")}</Text>
      </Stack>
      <Stack gap={2} className="hidden lg:flex">
        <KeyLine words={t("keys")}>
          <Kbd>/</Kbd>
          <Kbd>{`${t(isMac ? "key.command" : "key.control")} K`}</Kbd>
        </KeyLine>
        <KeyLine words={t("arrows")}>
          <Kbd>↓</Kbd>
          <Kbd>↑</Kbd>
        </KeyLine>
        <KeyLine words={t("enter")}>
          <Kbd>{t("key.enter")}</Kbd>
        </KeyLine>
      </Stack>
      <Text size="small" tone="soft">
        {t("privacy")}
      </Text>
    </Stack>
  );
}

function KeyLine({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Inline gap={2}>
      {children}
      <Text as="span" size="small" tone="soft">
        {words}
      </Text>
    </Inline>
  );
}

/** A journal in which nothing was written yet. */
export function SearchEmpty() {
  const t = useTranslations("search.empty");
  return (
    <EmptyState
      illustration={<UnmappedSearch />}
      sentence={t("sentence")}
      action={
        <ButtonLink to={paths.add} variant="primary" icon={UserRoundPlus}>
          {t("add")}
        </ButtonLink>
      }
    />
  );
}
