import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { askAccount, type Told } from "#app/lib/ask-account.ts";
import { copyText } from "#app/lib/copy-text.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { handleNameLimits, readHandleName } from "#domain/message/handle.ts";
import { handleAnswerSchema } from "#domain/message/message-report.ts";
import { useProblemWords } from "../use-problem-words.ts";

/** @param name null gives the handle back */
const askHandle = (name: string | null): Promise<Told<{ handle: string | null }>> =>
  askAccount(handleAnswerSchema, "/api/messages/handle", { method: "PUT", body: { name } });

/** The name is the person's, the four digits are the server's: nobody learns by trying that a handle is taken. */
export function OwnHandle({ handle: kept }: { handle: string | null }) {
  const t = useTranslations("messages.settings");
  const problemWords = useProblemWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<{ readonly handle: string | null; readonly over: string | null }>();
  const [name, setName] = useState("");
  const [isInvalid, setInvalid] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [doing, setDoing] = useState<"get" | "give" | null>(null);
  // The answer comes before the profile is pulled.
  const handle = told && told.over === kept ? told.handle : kept;

  async function ask(wanted: string | null) {
    if (doing) return;
    setProblem(null);
    setDoing(wanted === null ? "give" : "get");
    const answer = await askHandle(wanted);
    setDoing(null);
    if (!answer.ok) return setProblem(problemWords(answer.problem));
    setTold({ handle: answer.value.handle, over: kept });
    setName("");
    showToast({
      title: t(answer.value.handle === null ? "handleGone" : "handleNow"),
      detail: answer.value.handle === null ? undefined : `@${answer.value.handle}`,
    });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = readHandleName(name);
    if (wanted === null) {
      setInvalid(true);
      field.current?.focus();
      return;
    }
    void ask(wanted);
  }
  async function copy() {
    const copied = await copyText(`@${handle}`);
    showToast(copied.ok ? { title: t("handleCopied") } : { title: t("handleNotCopied"), tone: "bad" });
  }
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Stack gap={1}>
        <Heading id={id}>{t("handle")}</Heading>
        <Text size="small" tone="soft">
          {t("handleHint")}
        </Text>
      </Stack>
      {handle !== null && (
        <Inline gap={5} wrap>
          <span className="type-figure wrap-anywhere">@{handle}</span>
          <TextButton size="small" onClick={() => void copy()}>
            {t("handleCopy")}
          </TextButton>
          <TextButton size="small" tone="soft" onClick={() => void ask(null)}>
            {t("handleGive")}
          </TextButton>
        </Inline>
      )}
      <form noValidate onSubmit={submit}>
        <Stack gap={4} align="start">
          <div className="w-full">
            <TextField
              ref={field}
              label={t(handle === null ? "handleName" : "handleOther")}
              hint={t("handleDigits")}
              error={isInvalid ? t("handleInvalid", handleNameLimits) : undefined}
              value={name}
              maxLength={handleNameLimits.max}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setName(target.value);
                setInvalid(false);
              }}
            />
          </div>
          <Button type="submit" pending={doing === "get"}>
            {t("handleGet")}
          </Button>
          <div role="alert" className="empty:hidden">
            {problem && <Remark tone="bad">{problem}</Remark>}
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
