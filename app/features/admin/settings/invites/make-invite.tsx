import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { copyText } from "#app/lib/copy-text.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Select } from "#app/ui/choices/select.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { inviteLives, newInviteSchema } from "#domain/account/invite.ts";
import { useProblemWords } from "../../asking/use-problem-words.ts";
import { makeInvite } from "../setting-calls.ts";

type MakeInviteProps = { onClose: () => void; onMade: () => void };

/** Asks for whom and how many, then shows the code, once. */
export function MakeInvite({ onClose, onMade }: MakeInviteProps) {
  const [made, setMade] = useState<{ readonly label: string; readonly code: string } | null>(null);
  if (made) return <MadeInvite {...made} onClose={onClose} />;
  return (
    <InviteForm
      onClose={onClose}
      onMade={(label, code) => {
        setMade({ label, code });
        onMade();
      }}
    />
  );
}

type InviteFormProps = { onClose: () => void; onMade: (label: string, code: string) => void };

function InviteForm({ onClose, onMade }: InviteFormProps) {
  const t = useTranslations("adminSettings");
  const problemWords = useProblemWords();
  const [label, setLabel] = useState("");
  const [most, setMost] = useState("1");
  const [life, setLife] = useState("30");
  const [wrong, setWrong] = useState<"label" | "most" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function make() {
    const typed = { label, most: Number(most), life: life === "" ? null : Number(life) };
    const read = newInviteSchema.safeParse(typed);
    if (!read.success) return setWrong(label.trim() === "" || label.length > 80 ? "label" : "most");
    setWrong(null);
    setProblem(null);
    setBusy(true);
    const told = await makeInvite(read.data);
    setBusy(false);
    if (told.ok) onMade(read.data.label, told.value.code);
    else setProblem(told.problem === "conflict" ? t("invites.full") : problemWords(told.problem));
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("invites.make")}
      closeLabel={t("close")}
      actions={
        <Button variant="primary" pending={isBusy} onClick={() => void make()}>
          {t("invites.make")}
        </Button>
      }
    >
      <Stack gap={4}>
        <TextField
          label={t("invites.label")}
          autoComplete="off"
          maxLength={80}
          value={label}
          hint={t("invites.labelHint")}
          error={wrong === "label" ? t("invites.labelMissing") : null}
          onChange={({ target }) => setLabel(target.value)}
        />
        <TextField
          label={t("invites.most")}
          inputMode="numeric"
          autoComplete="off"
          value={most}
          error={wrong === "most" ? t("invites.mostWrong") : null}
          onChange={({ target }) => setMost(target.value)}
        />
        <Select
          label={t("invites.life")}
          value={life}
          options={inviteLives.map((days) => ({
            value: days === null ? "" : String(days),
            label: t("invites.lives", { days: days ?? 0 }),
          }))}
          onChange={({ target }) => setLife(target.value)}
        />
        <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
      </Stack>
    </Dialog>
  );
}

function MadeInvite({ label, code, onClose }: { label: string; code: string; onClose: () => void }) {
  const t = useTranslations("adminSettings");
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}${paths.signUp}?${new URLSearchParams({ invite: code })}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("invites.made", { label })}
      closeLabel={t("close")}
      actions={
        <>
          <Button variant="primary" onClick={() => void copyText(link).then(({ ok }) => setCopied(ok))}>
            {t("invites.copy")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("close")}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t("invites.madeText")}</Text>
        <p className="type-figure text-ink select-all">{code}</p>
        <div>
          <Text size="small" tone="soft">
            {t("invites.link")}
          </Text>
          <p className="type-small wrap-anywhere text-ink select-all">{link}</p>
        </div>
        <div role="status">{isCopied && <Remark tone="good">{t("invites.copied")}</Remark>}</div>
      </Stack>
    </Dialog>
  );
}
