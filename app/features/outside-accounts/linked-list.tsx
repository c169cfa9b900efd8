import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { type SignInMethods, unlinkOutsideAccount } from "#app/lib/sign-in-methods.ts";
import { useFocusSoon } from "#app/lib/use-focus-soon.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { LinkedRow } from "./linked-row.tsx";
import { useNames } from "./use-names.ts";
import { useProblemWords } from "./use-problem-words.ts";

type LinkedListProps = {
  methods: SignInMethods;
  /** Ids of what this server offers at present. */
  offered: readonly string[];
  onUnlinked: (id: string) => void;
};

export function LinkedList({ methods, offered, onUnlinked }: LinkedListProps) {
  const t = useTranslations("outsideAccounts");
  const nameOf = useNames();
  const words = useProblemWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusSoon = useFocusSoon();
  const [asked, setAsked] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** The server said so, whatever is known here. */
  const [isLast, setLast] = useState(false);
  const { providers, hasPassword, hasPasskey } = methods;
  const isOnlyWay = isLast || (providers.length === 1 && !hasPassword && !hasPasskey);

  function ask(id: string | null) {
    setAsked(id);
    setProblem(null);
    setLast(false);
  }
  async function unlink(id: string) {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await unlinkOutsideAccount(id);
    setBusy(false);
    if (!outcome.ok) return outcome.problem === "last" ? setLast(true) : setProblem(words(outcome));
    setAsked(null);
    showToast({ title: t("unlinked", { name: nameOf(id) }) });
    onUnlinked(id);
    focusSoon(() => heading.current);
  }
  return (
    <Stack gap={4} as="section" aria-labelledby="linked-accounts">
      <Heading id="linked-accounts" ref={heading} tabIndex={-1}>
        {t("list")}
      </Heading>
      {providers.length === 0 && <Text tone="soft">{t("none")}</Text>}
      {providers.length > 0 && (
        <ul className="border-b border-line">
          {providers.map((id) => (
            <LinkedRow
              key={id}
              name={nameOf(id)}
              isOffered={offered.includes(id)}
              asking={asked === id ? (isOnlyWay ? "last" : "sure") : null}
              isBusy={isBusy}
              onAsk={() => ask(id)}
              onYes={() => void unlink(id)}
              onNo={() => ask(null)}
            />
          ))}
        </ul>
      )}
      <div role="alert" className="empty:hidden">
        {problem && <Remark tone="bad">{problem}</Remark>}
      </div>
    </Stack>
  );
}
