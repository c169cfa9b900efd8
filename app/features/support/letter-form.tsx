import { Check, CircleAlert, CloudOff } from "lucide-react";
import { useTranslations } from "use-intl/react";
import type { Person } from "#app/lib/person.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { ShortForm } from "#app/ui/compositions/short-form.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type LetterFields, letterLimits } from "#domain/support/letter.ts";
import type { LetterProblem } from "./send-letter.ts";
import { useLetter } from "./use-letter.ts";

/** A letter to whoever runs the server. Nothing goes along but what is typed here, and what the lead names. */
export function LetterForm({ person }: { person: Person | null }) {
  const t = useTranslations("support.letter");
  const letter = useLetter(person);
  const isOnline = useOnline();
  const { draft, sent, problem } = letter;
  const faultOf = (field: keyof LetterFields) => {
    const fault = letter.faults[field];
    if (fault === undefined) return null;
    if (fault === "tooLong")
      return t("fault.tooLong", { count: letterLimits[field === "replyTo" ? "address" : field] });
    return t(fault === "notAnAddress" ? "fault.notAnAddress" : `fault.missing.${field}`);
  };
  function discard() {
    const before = letter.discard();
    showToast({
      title: t("discarded"),
      action: { label: t("putBack"), onAction: () => letter.putBack(before) },
    });
  }
  if (sent)
    return (
      <Stack gap={3} align="start">
        <div role="status" className="wrap-anywhere">
          <Text>{t("sent", { address: sent.replyTo })}</Text>
          {sent.isPriority && <Text tone="soft">{t("sentFirst")}</Text>}
        </div>
        <Button onClick={letter.writeAnother}>{t("another")}</Button>
      </Stack>
    );
  return (
    <Stack gap={4} className="w-full max-w-measure">
      <Text tone="soft">{t(person ? "leadSignedIn" : "lead")}</Text>
      <ShortForm
        submit={t("send")}
        pending={letter.isSending}
        problem={null}
        onSubmit={() => void letter.send()}
      >
        <TextField
          label={t("subject")}
          name="subject"
          autoComplete="off"
          error={faultOf("subject")}
          value={draft.subject}
          onChange={({ target }) => letter.change({ subject: target.value })}
        />
        <TextArea
          label={t("words")}
          name="words"
          rows={5}
          error={faultOf("words")}
          value={draft.words}
          onChange={({ target }) => letter.change({ words: target.value })}
        />
        <TextField
          label={t("replyTo")}
          type="email"
          name="email"
          autoComplete="email"
          error={faultOf("replyTo")}
          value={draft.replyTo}
          onChange={({ target }) => letter.change({ replyTo: target.value })}
        />
        <div role="alert">{problem && <Problem problem={problem} />}</div>
      </ShortForm>
      {letter.isBegun && (
        <Stack gap={1} align="start">
          <div role="status">
            <Remark icon={isOnline ? Check : CloudOff} tone={isOnline ? "soft" : "warn"}>
              {t(!letter.isKept ? "notKept" : !isOnline ? "offline" : person ? "kept" : "keptInTab")}
            </Remark>
          </div>
          <TextButton tone="soft" size="small" onClick={discard}>
            {t("discard")}
          </TextButton>
        </Stack>
      )}
    </Stack>
  );
}

/** Why it was not sent; what was typed is there. */
function Problem({ problem }: { problem: LetterProblem }) {
  const t = useTranslations("support.letter.problem");
  return (
    <Remark icon={problem.is === "network" ? CloudOff : CircleAlert} tone="bad">
      {problem.is === "tooMany" ? t("tooMany", { minutes: problem.minutes }) : t(problem.is)}{" "}
      {problem.is === "signedOut" && (
        <TextLink to={paths.login} size="small">
          {t("signIn")}
        </TextLink>
      )}
    </Remark>
  );
}
