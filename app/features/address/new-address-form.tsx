import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { OwnAddress } from "#domain/account/address-change.ts";
import { emailLength } from "#domain/text/email.ts";
import { type AddressProblem, askForAddress } from "./address-calls.ts";
import { useProblemWords } from "./use-problem-words.ts";

type NewAddressFormProps = {
  /** Another one waits: this one would take its place. */
  isSecond: boolean;
  onAsked: (address: OwnAddress) => void;
};

/** Refusals that are said at the field. */
const ofField: ReadonlySet<AddressProblem> = new Set(["invalid", "same"]);

export function NewAddressForm({ isSecond, onAsked }: NewAddressFormProps) {
  const t = useTranslations("address.form");
  const words = useProblemWords();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [issue, setIssue] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  function point(what: string) {
    setIssue(what);
    field.current?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const address = email.trim();
    setProblem(null);
    if (address === "") return point(t("missing"));
    setBusy(true);
    const told = await askForAddress(address);
    setBusy(false);
    if (!told.ok) return ofField.has(told.problem) ? point(words(told)) : setProblem(words(told));
    setEmail("");
    showToast({ title: t("sent") });
    onAsked(told.value);
  }
  return (
    <form noValidate aria-labelledby="new-address" onSubmit={(event) => void submit(event)}>
      <Stack gap={4} align="start">
        <Heading id="new-address">{t(isSecond ? "other" : "title")}</Heading>
        <Stack gap={2}>
          <Text>{t("how")}</Text>
          <Text tone="soft">{t("others")}</Text>
        </Stack>
        <div className="w-full max-w-measure">
          <TextField
            ref={field}
            label={t("field")}
            type="email"
            autoComplete="email"
            maxLength={emailLength}
            value={email}
            error={issue ?? false}
            onChange={({ target }) => {
              setEmail(target.value);
              setIssue(null);
            }}
          />
        </div>
        <div role="alert" className="empty:hidden">
          {problem && <Remark tone="bad">{problem}</Remark>}
        </div>
        <Button type="submit" variant={isSecond ? "secondary" : "primary"} pending={isBusy}>
          {t("submit")}
        </Button>
      </Stack>
    </form>
  );
}
