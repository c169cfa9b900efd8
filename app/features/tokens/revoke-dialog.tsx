import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { PersonalToken } from "#domain/account/access-token-fields.ts";
import { revokeAllTokens, revokeToken } from "./token-calls.ts";
import { useActProblem } from "./use-act-problem.ts";

type RevokeDialogProps = {
  /** Null: all of them. */
  token: PersonalToken | null;
  count?: number;
  onClose: () => void;
  onDone: (text: string) => void;
};

export function RevokeDialog({ token, count = 1, onClose, onDone }: RevokeDialogProps) {
  const t = useTranslations("tokens");
  const problemText = useActProblem();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function revoke() {
    setBusy(true);
    setProblem(null);
    const told = token ? await revokeToken(token.id) : await revokeAllTokens();
    setBusy(false);
    // One that is gone meanwhile opens nothing either.
    if (told.ok || told.problem === "gone")
      onDone(
        token
          ? t("done.one", { name: token.name })
          : t("done.all", { count: told.ok ? told.value.revoked : 0 }),
      );
    else setProblem(problemText(told.problem));
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={token ? t("ask.one", { name: token.name }) : t("ask.all", { count })}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="danger" pending={isBusy} onClick={() => void revoke()}>
            {t(token ? "ask.yes" : "ask.yesAll")}
          </Button>
          <Button onClick={onClose}>{t("ask.no")}</Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t(token ? "ask.oneText" : "ask.allText")}</Text>
        <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
      </Stack>
    </Dialog>
  );
}
