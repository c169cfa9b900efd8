import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Select } from "#app/ui/choices/select.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import {
  type TokenLife,
  type TokenScope,
  tokenLives,
  tokenNameLength,
} from "#domain/account/access-token.ts";
import { makeToken } from "./token-calls.ts";
import { useActProblem } from "./use-act-problem.ts";

type NewTokenDialogProps = { onMade: (secret: string) => void; onClose: () => void };

const lifeName = (life: TokenLife) => (life === null ? "never" : (`${life}` as const));

export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const t = useTranslations("tokens");
  const problemText = useActProblem();
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [scope, setScope] = useState<TokenScope>("read");
  const [life, setLife] = useState<TokenLife>(90);
  const [issue, setIssue] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(null);
    if (!name.trim()) {
      setIssue(t("form.nameMissing"));
      nameField.current?.focus();
      return;
    }
    setBusy(true);
    const told = await makeToken({ name: name.trim(), scope, life });
    setBusy(false);
    if (told.ok) onMade(told.value.token);
    else setProblem(problemText(told.problem));
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("form.title")}
      closeLabel={t("form.cancel")}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <TextField
            ref={nameField}
            label={t("form.name")}
            hint={t("form.nameHint")}
            maxLength={tokenNameLength}
            value={name}
            error={issue}
            onChange={({ target }) => {
              setName(target.value);
              setIssue(null);
            }}
          />
          <RadioRows
            label={t("form.scope")}
            value={scope}
            onChange={setScope}
            options={[
              { value: "read", label: t("form.read"), detail: t("form.readDetail") },
              { value: "write", label: t("form.write"), detail: t("form.writeDetail") },
            ]}
          />
          <Select
            label={t("form.life")}
            hint={life === null ? t("form.endlessHint") : undefined}
            value={lifeName(life)}
            options={tokenLives.map((each) => ({
              value: lifeName(each),
              label: t(`form.lives.${lifeName(each)}`),
            }))}
            onChange={({ target }) =>
              setLife(tokenLives.find((each) => lifeName(each) === target.value) ?? null)
            }
          />
          <div role="alert" className="empty:hidden">
            {problem && <Remark tone="bad">{problem}</Remark>}
          </div>
          <Inline gap={2} wrap>
            <Button type="submit" variant="primary" pending={isBusy}>
              {t("form.save")}
            </Button>
            <Button onClick={onClose}>{t("form.cancel")}</Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
