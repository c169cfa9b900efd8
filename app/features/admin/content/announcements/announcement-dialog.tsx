import { useState } from "react";
import { useTimeZone, useTranslations } from "use-intl/react";
import { v7 } from "uuid";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import type { ListedAnnouncement } from "#domain/admin/site-contents.ts";
import {
  type Announcement,
  announcementFieldsSchema,
  announcementLength,
} from "#domain/site/announcement.ts";
import { isReason, ReasonField } from "../../asking/reason-field.tsx";
import { useProblemWords } from "../../asking/use-problem-words.ts";
import { useUndo } from "../../asking/use-undo.ts";
import { withdrawAnnouncement, writeAnnouncement } from "../content-calls.ts";
import { KeptDraft } from "../kept-draft.tsx";
import { toInstant, useAnnouncementDraft } from "./use-announcement-draft.ts";

type AnnouncementDialogProps = {
  announcement: ListedAnnouncement | null;
  onClose: () => void;
  onSaved: () => void;
};

export function AnnouncementDialog({ announcement, onClose, onSaved }: AnnouncementDialogProps) {
  const t = useTranslations("adminContent.announcements");
  const problemWords = useProblemWords();
  const tellDone = useUndo();
  const { number } = useFormat();
  const zone = useTimeZone() ?? "UTC";
  const [id] = useState(() => announcement?.id ?? v7());
  /** What it replaces. */
  const [before, setBefore] = useState<Announcement | null>(announcement);
  const draft = useAnnouncementDraft(announcement);
  const { fields } = draft;
  const { en, fr, from, until, reason } = fields;
  const [wrong, setWrong] = useState<"texts" | "endsAt" | "reason" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function save() {
    const read = announcementFieldsSchema.safeParse({
      texts: { en, fr },
      startsAt: toInstant(from),
      endsAt: toInstant(until),
    });
    if (!read.success) {
      const isText = read.error.issues.some(({ path }) => path[0] === "texts");
      return setWrong(isText ? "texts" : "endsAt");
    }
    if (!isReason(reason)) return setWrong("reason");
    setWrong(null);
    setProblem(null);
    setBusy(true);
    const told = await writeAnnouncement(id, {
      announcement: read.data,
      base: draft.base,
      reason: reason.trim(),
    });
    setBusy(false);
    if (!told.ok) return setProblem(problemWords(told.problem));
    onSaved();
    const { value } = told;
    if (value.outcome === "saved") {
      draft.settle(fields, value.announcement.version);
      sayDone(value.announcement.version);
      return onClose();
    }
    if (value.outcome !== "changed") return setProblem(t(value.outcome));
    setBefore(value.announcement);
    draft.rebase(value.announcement.version);
    setProblem(
      t("conflict", { en: value.announcement.texts.en || "—", fr: value.announcement.texts.fr || "—" }),
    );
  }
  /** One that is new is withdrawn again. */
  function sayDone(version: number) {
    tellDone({
      title: t("saved"),
      reason: reason.trim(),
      takeBack: async (because) => {
        if (before === null) return (await withdrawAnnouncement(id, because)).ok;
        const { texts: said, startsAt, endsAt } = before;
        const earlier = { texts: said, startsAt, endsAt };
        const told = await writeAnnouncement(id, { announcement: earlier, base: version, reason: because });
        return told.ok && told.value.outcome === "saved";
      },
      onTakenBack: onSaved,
    });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(announcement ? "change" : "make")}
      closeLabel={t("close")}
      actions={
        <Button variant="primary" pending={isBusy} onClick={() => void save()}>
          {t("save")}
        </Button>
      }
    >
      <Stack gap={4}>
        {(["en", "fr"] as const).map((language) => (
          <TextArea
            key={language}
            label={t(`text.${language}`)}
            rows={2}
            lang={language}
            maxLength={announcementLength}
            value={fields[language]}
            aside={t("length", { used: number(fields[language].length), most: number(announcementLength) })}
            error={wrong === "texts" && language === "en" ? t("textWrong") : null}
            onChange={({ target }) => draft.change({ [language]: target.value })}
          />
        ))}
        <TextField
          label={t("from")}
          type="datetime-local"
          value={from}
          hint={t("zone", { zone })}
          onChange={({ target }) => draft.change({ from: target.value })}
        />
        <TextField
          label={t("until")}
          type="datetime-local"
          value={until}
          error={wrong === "endsAt" ? t("untilWrong") : null}
          onChange={({ target }) => draft.change({ until: target.value })}
        />
        <ReasonField
          value={reason}
          isMissing={wrong === "reason"}
          onChange={(typed) => draft.change({ reason: typed })}
        />
        {draft.isTyped && (
          <Inline gap={4} wrap>
            <KeptDraft draft={draft} />
          </Inline>
        )}
        <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
      </Stack>
    </Dialog>
  );
}
