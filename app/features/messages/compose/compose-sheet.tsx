import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { isRecord } from "#app/lib/person.ts";
import { readPhone } from "#app/lib/phone-number.ts";
import { paths } from "#app/paths.ts";
import { DraftFailure } from "#app/saving/draft-failure.tsx";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { queueDraft, useDraft } from "#app/store/drafts/drafts.ts";
import { noSlot, useDraftSlot } from "#app/store/drafts/use-draft-slot.ts";
import { beginThread, useThreads } from "#app/store/messages/threads.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Text } from "#app/ui/type/text.tsx";
import { type Address, addressLength, readAddress } from "#domain/message/address.ts";
import { cleanMessage } from "#domain/message/message-text.ts";
import { messageTraits } from "#domain/message/message-traits.ts";
import { threadDraftKey } from "../write/use-thread-draft.ts";
import { findKnown, isOwnAddress } from "./find-known.ts";

type Issue = "toMissing" | "toInvalid" | "toSelf" | "textMissing";

/** A first message to an exact address. It is sent the same way whether anybody has the address or not. */
export function ComposeSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("messages.compose");
  const draft = useRequestDraft();
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t("title")} closeLabel={t("cancel")}>
      {draft.start && <ComposeForm start={draft.start} draft={draft} onClose={onClose} />}
    </Sheet>
  );
}

type ComposeFormProps = {
  start: { readonly to: string; readonly text: string };
  draft: ReturnType<typeof useRequestDraft>;
  onClose: () => void;
};

function ComposeForm({ start, draft, onClose }: ComposeFormProps) {
  const t = useTranslations("messages.compose");
  const profile = useProfile();
  const threads = useThreads();
  const navigate = useNavigate();
  const { save, isSaving, failure, dismiss } = useSave();
  const [fields, setFields] = useState(start);
  const [issue, setIssue] = useState<Issue | null>(null);
  const toField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);

  function change(next: Partial<typeof fields>) {
    const changed = { ...fields, ...next };
    setFields(changed);
    setIssue(null);
    dismiss();
    draft.keep(changed);
  }
  function point(what: Issue) {
    setIssue(what);
    (what === "textMissing" ? textField : toField).current?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (fields.to.trim() === "") return point("toMissing");
    const to = await addressOf(fields.to);
    if (!to) return point("toInvalid");
    if (profile && isOwnAddress(to, profile)) return point("toSelf");
    const text = cleanMessage(fields.text);
    const known = findKnown(threads ?? [], to);
    if (known) {
      // The words go along: they are not typed twice.
      if (text !== "") queueDraft(threadDraftKey(known.id), { value: { fields: { text } } });
      draft.clear();
      onClose();
      return navigate(paths.thread(known.id));
    }
    if (text === "") return point("textMissing");
    await save(
      () => beginThread(to, text, draft.key),
      ({ id }) => {
        draft.clear();
        onClose();
        showToast({ title: t("sent") });
        return navigate(paths.thread(id));
      },
    );
  }
  const isOfAddress = issue !== null && issue !== "textMissing";
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={6}>
        <TextField
          ref={toField}
          label={t("to")}
          hint={t("toHint")}
          error={isOfAddress ? t(issue) : undefined}
          value={fields.to}
          maxLength={addressLength}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          onChange={({ target }) => change({ to: target.value })}
        />
        <TextArea
          ref={textField}
          label={t("text")}
          hint={t("textHint")}
          error={issue === "textMissing" ? t("textMissing") : undefined}
          rows={4}
          maxLength={messageTraits.body.max}
          dir="auto"
          value={fields.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <Text size="small" tone="soft">
          {t("same")}
        </Text>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" pending={isSaving}>
            {t("send")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
        </div>
        <SaveFailure reason={failure} keepsText />
        <DraftFailure reason={draft.failure} text={fields.text} />
      </Stack>
    </form>
  );
}

/** A number may be written as in one's own country. */
async function addressOf(typed: string): Promise<Address | null> {
  const read = readAddress(typed);
  if (read || !/\d{5}/.test(typed.replace(/\D/g, "")) || /[@a-z]/i.test(typed)) return read;
  const phone = await readPhone(typed);
  return phone === null ? null : readAddress(phone);
}

type RequestFields = { readonly to: string; readonly text: string };

/** In the shape of other drafts, so that what was not sent is listed with them. */
type StoredRequest = { readonly fields: RequestFields };

/** A first message that is being written. `start` is null until it was read. */
function useRequestDraft() {
  const slot = useDraftSlot("message:new");
  const draft = useDraft(slot ?? noSlot, readRequest);
  const isKnown = slot !== null && draft.value !== undefined;
  return {
    start: isKnown ? (draft.value?.fields ?? { to: "", text: "" }) : null,
    keep: (fields: RequestFields) =>
      fields.to.trim() === "" && fields.text.trim() === "" ? draft.clear() : draft.save({ fields }),
    clear: draft.clear,
    key: slot ?? undefined,
    failure: draft.failure,
  };
}

function readRequest(stored: unknown): StoredRequest | null {
  const fields = isRecord(stored) && isRecord(stored.fields) ? stored.fields : null;
  return typeof fields?.to === "string" && typeof fields.text === "string"
    ? { fields: { to: fields.to, text: fields.text } }
    : null;
}
