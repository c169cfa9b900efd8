import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { BringIn } from "./use-bring-in.ts";

type SealedFileProps = {
  bringIn: BringIn;
  isWrong: boolean;
  /** What was typed and did not open it. */
  before: string;
};

/** Asks for the passphrase of a sealed file. */
export function SealedFile({ bringIn, isWrong, before }: SealedFileProps) {
  const t = useTranslations("copies.bring");
  const [typed, setTyped] = useState(before);
  const [isEmpty, setEmpty] = useState(false);
  const wrong = isWrong ? t("sealed.wrong") : undefined;
  return (
    <form
      className="border-y border-line py-5"
      onSubmit={(event) => {
        event.preventDefault();
        setEmpty(typed === "");
        if (typed !== "") bringIn.unseal(typed);
      }}
    >
      <Stack gap={4}>
        <Text>{t("sealed.text")}</Text>
        <PasswordField
          label={t("sealed.label")}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setEmpty(false);
          }}
          error={isEmpty ? t("sealed.empty") : wrong}
          autoComplete="off"
          autoFocus
          showLabel={t("sealed.show")}
          hideLabel={t("sealed.hide")}
        />
        <Inline gap={3} wrap>
          <Button type="submit" variant="primary">
            {t("sealed.open")}
          </Button>
          <Button variant="quiet" onClick={bringIn.leave}>
            {t("leave")}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
