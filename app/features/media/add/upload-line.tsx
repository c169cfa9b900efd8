import { ArrowUp, Check, CircleAlert, CloudOff, Hourglass, RotateCw } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { paths } from "#app/paths.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import type { UploadProblem, UploadRow } from "#app/store/db/upload-row.ts";
import { useIsKeptHere } from "#app/store/media/media.ts";
import { useOwnPlan } from "#app/store/profile/own-plan.ts";
import { useUploadConnection } from "#app/store/uploads/upload-connection.ts";
import { cancelUpload, retryUpload } from "#app/store/uploads/uploads.ts";
import type { Outcome } from "#app/store/write/outcome.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { useStorageSize } from "#app/words/use-storage-size.ts";
import { UploadPicture } from "../grid/upload-tile.tsx";
import { LineFrame } from "./line-frame.tsx";
import type { Refused } from "./picked.ts";

type UploadLineProps = {
  upload: UploadRow;
  isFirst: boolean;
  onRemoved: (name: string, undo: () => Promise<Outcome>) => void;
};

const glyphs = {
  waiting: CloudOff,
  queued: Hourglass,
  sending: ArrowUp,
  opening: ArrowUp,
  cut: CircleAlert,
  again: CircleAlert,
  refused: CircleAlert,
} as const;

/** A file that is being uploaded: progress, problems, and what can be done. */
export function UploadLine({ upload, isFirst, onRemoved }: UploadLineProps) {
  const t = useTranslations("media");
  const megabytes = useMegabytes();
  const problemWords = useProblemWords();
  const plan = useOwnPlan();
  const state = stateOf(upload, { isOnline: useOnline(), isCut: useUploadConnection() === "cut", isFirst });
  const isStopped = state === "refused" || state === "cut" || state === "again";
  const { id, name, sent, bytes, problem } = upload;
  // Another plan keeps more; Pro keeps the most there is.
  const isOfPlan = problem === "plan_limit" || (problem === "storage_limit" && plan !== "pro");
  const isUnderWay = sent > 0 && state !== "refused";
  const { save, failure } = useSave();
  const remove = () =>
    save(
      () => cancelUpload(id),
      ({ undo }) => onRemoved(name, undo),
    );
  return (
    <LineFrame
      name={name}
      size={
        isUnderWay
          ? t("pending.size", { sent: megabytes(sent), bytes: megabytes(bytes) })
          : t("pending.whole", { bytes: megabytes(bytes) })
      }
      picture={<UploadPicture upload={upload} />}
      meter={{
        value: sent,
        max: bytes,
        tone: isStopped ? "bad" : "accent",
        waiting: state === "waiting" || state === "queued",
      }}
    >
      <Remark icon={glyphs[state]} tone={isStopped ? "bad" : "soft"}>
        {state === "refused" ? problemWords(problem ?? "failed", upload.details) : t(`pending.${state}`)}{" "}
        {isOfPlan && (
          <TextLink to={paths.subscription} size="small">
            {t("quota.seePlans")}
          </TextLink>
        )}
      </Remark>
      {isStopped ? (
        <Inline gap={4}>
          <Button icon={RotateCw} onClick={() => void save(() => retryUpload(id))}>
            {t("pending.retry")}
          </Button>
          <TextButton size="small" onClick={() => void remove()}>
            {t("pending.remove")}
          </TextButton>
        </Inline>
      ) : (
        <TextButton size="small" onClick={() => void remove()}>
          {t("pending.cancel")}
        </TextButton>
      )}
      <SaveFailure reason={failure} act="other" />
    </LineFrame>
  );
}

type KeptLineProps = { name: string; bytes: number; upload: Pick<UploadRow, "id" | "kind"> };

/** A file whose upload finished while the sheet was open. */
export function KeptLine({ name, bytes, upload }: KeptLineProps) {
  const t = useTranslations("media.pending");
  const megabytes = useMegabytes();
  const isKeptHere = useIsKeptHere();
  return (
    <LineFrame
      name={name}
      size={t("whole", { bytes: megabytes(bytes) })}
      picture={<UploadPicture upload={upload} />}
      meter={{ value: bytes, max: bytes, tone: "good" }}
    >
      <Remark icon={Check} tone="good" colours="text">
        {t(isKeptHere ? "keptHere" : "kept")}
      </Remark>
    </LineFrame>
  );
}

/** A file that was refused; nothing of it is stored. */
export function RefusedLine({ refused, onDismiss }: { refused: Refused; onDismiss: () => void }) {
  const t = useTranslations("media");
  const megabytes = useMegabytes();
  const isKeptHere = useIsKeptHere();
  const { name, bytes, reason } = refused;
  const problemWords = useProblemWords();
  const isOfPlan = reason === "plan_limit" && isKeptHere;
  return (
    <LineFrame name={name} size={t("pending.whole", { bytes: megabytes(bytes) })} picture={null} meter={null}>
      <Remark icon={CircleAlert} tone="bad">
        {problemWords(isOfPlan ? "plan_limit_device" : reason)}
      </Remark>
      <TextButton size="small" onClick={onDismiss}>
        {t("pending.remove")}
      </TextButton>
    </LineFrame>
  );
}

type Problem = UploadProblem | Refused["reason"] | "plan_limit_device";

/** Why a file is not taken. @returns a function of it and of the numbers of its limit */
function useProblemWords() {
  const t = useTranslations("media.problem");
  const size = useStorageSize();
  return (problem: Problem, { limit }: UploadRow["details"] = {}): string => {
    if (problem !== "storage_limit") return t(problem);
    return typeof limit === "number" ? t("storage_limit", { limit: size(limit) }) : t("no_room");
  };
}

function useMegabytes() {
  const format = useFormat();
  return (bytes: number) =>
    format.number(Math.max(bytes / (1024 * 1024), 0.1), {
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
    });
}

type UploadState = "waiting" | "queued" | "sending" | "cut" | "opening" | "again" | "refused";

/** The status text of an upload. */
function stateOf(
  { state, sent, bytes, retryAt, tries }: UploadRow,
  { isOnline, isCut, isFirst }: { isOnline: boolean; isCut: boolean; isFirst: boolean },
): UploadState {
  if (state === "refused") return "refused";
  if (!isOnline) return "waiting";
  if (isCut) return sent > 0 ? "cut" : "waiting";
  if (tries > 0 && retryAt !== null) return "again";
  if (sent >= bytes) return "opening";
  return sent > 0 || isFirst ? "sending" : "queued";
}
