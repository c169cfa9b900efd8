import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { AddressChange, OwnAddress } from "#domain/account/address-change.ts";
import { askForAddress, dropAddress } from "./address-calls.ts";
import { useProblemWords } from "./use-problem-words.ts";

type WaitingChangeProps = { change: AddressChange; onChanged: (address: OwnAddress) => void };

/** The address that waits for its link: sent again, or forgotten. */
export function WaitingChange({ change: { email, expiresAt }, onChanged }: WaitingChangeProps) {
  const t = useTranslations("address.waiting");
  const words = useProblemWords();
  const format = useFormat();
  const [doing, setDoing] = useState<"again" | "drop" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function act(what: "again" | "drop") {
    if (doing) return;
    setDoing(what);
    setProblem(null);
    const told = await (what === "again" ? askForAddress(email) : dropAddress());
    setDoing(null);
    if (!told.ok) return setProblem(words(told));
    showToast({ title: t(what === "again" ? "sentAgain" : "dropped") });
    onChanged(told.value);
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="waiting-address">
      <Heading id="waiting-address">{t("title")}</Heading>
      <Stack gap={2}>
        <Text className="wrap-anywhere">{t("text", { email, time: format.time(expiresAt) })}</Text>
        <Text tone="soft">{t("none")}</Text>
      </Stack>
      <Inline gap={2} wrap>
        <Button pending={doing === "again"} onClick={() => void act("again")}>
          {t("again")}
        </Button>
        <Button pending={doing === "drop"} onClick={() => void act("drop")}>
          {t("drop")}
        </Button>
      </Inline>
      <div role="alert" className="empty:hidden">
        {problem && <Remark tone="bad">{problem}</Remark>}
      </div>
    </Stack>
  );
}
