import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { OutsideAccount } from "#app/lib/auth-options.ts";
import { linkOutsideAccount } from "#app/lib/sign-in-methods.ts";
import { paths } from "#app/paths.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useProblemWords } from "./use-problem-words.ts";

/** What is not linked yet. A row leads to the other service, which leads back here. */
export function LinkList({ accounts }: { accounts: readonly OutsideAccount[] }) {
  const t = useTranslations("outsideAccounts");
  const words = useProblemWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function leave(id: string) {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await linkOutsideAccount(id, `${paths.outsideAccounts}?linked=${id}`);
    setBusy(false);
    if (!outcome.ok) setProblem(words(outcome));
  }
  return (
    <Stack gap={4} as="section" aria-labelledby="link-account">
      <Heading id="link-account">{t("more")}</Heading>
      <Text>{t("how")}</Text>
      <div role="alert" className="empty:hidden">
        {problem && <Remark tone="bad">{problem}</Remark>}
      </div>
      <div className="border-b border-line">
        {accounts.map(({ id, name }) => (
          <LinkRow key={id} title={t("link", { name })} onClick={() => void leave(id)} />
        ))}
      </div>
    </Stack>
  );
}
