import { CircleAlert, CloudOff, CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { paths } from "#app/paths.ts";
import { useWaiting } from "#app/store/waiting/waiting.ts";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "#app/ui/type/icon.tsx";

/** Milliseconds: unsent edits are not shown before. */
const quietTime = 2_000;

type Words = "never" | "roomy" | "always";
type SyncMarkProps = { words?: Words; onOpen?: () => void };

/** Nothing while everything is synced; else what waits, with a link: in words where there is space, as a number elsewhere. */
export function SyncMark({ words = "roomy", onOpen }: SyncMarkProps) {
  const state = useSyncMark();
  return <div role="status">{state && <MarkLink state={state} words={words} onOpen={onOpen} />}</div>;
}

const wordsClass = { roomy: "hidden whitespace-nowrap broad:inline", always: "" };
const countClass = { never: "", roomy: "broad:hidden", always: "hidden" };

type MarkLinkProps = { state: MarkState; words: Words; onOpen: (() => void) | undefined };

function MarkLink({ state: { kind, count }, words, onOpen }: MarkLinkProps) {
  const t = useTranslations("frame.pending");
  const format = useFormat();
  const sentence = t(kind, { count });
  return (
    <Link
      to={paths.waiting}
      onClick={onOpen}
      title={sentence}
      aria-label={sentence}
      className={classNames(
        "flex items-center gap-1.5 hover:text-ink",
        words === "roomy" && "broad:mr-3",
        words === "always"
          ? "min-h-12 gap-3 border-b border-line type-body text-ink"
          : "min-h-(--target) min-w-(--target) justify-center type-small text-ink-soft",
      )}
    >
      <span className={kind === "offline" ? undefined : "text-warn"}>
        <Icon glyph={glyphs[kind]} size={18} />
      </span>
      {words !== "never" && <span className={wordsClass[words]}>{sentence}</span>}
      {count > 0 && (
        <span className={classNames("tabular-nums", countClass[words])}>{format.number(count)}</span>
      )}
    </Link>
  );
}

type MarkState = {
  readonly kind: "undecided" | "waiting" | "waitingOffline" | "offline";
  readonly count: number;
};

const glyphs = {
  undecided: CircleAlert,
  waiting: CloudUpload,
  waitingOffline: CloudOff,
  offline: CloudOff,
} as const;

/** What is undecided comes first, then unsent edits, then a missing network. */
function useSyncMark(): MarkState | null {
  const { isAccount, status, undecided, pending } = useWaiting();
  const isOffline = !useOnline() || status === "offline";
  const isSlow = useStays(pending > 0);
  if (!isAccount) return null;
  if (undecided > 0) return { kind: "undecided", count: undecided };
  if (pending > 0 && (isOffline || isSlow))
    return { kind: isOffline ? "waitingOffline" : "waiting", count: pending };
  return isOffline ? { kind: "offline", count: 0 } : null;
}

/** True once `value` has been true for a while without interruption. */
function useStays(value: boolean): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setStays(true), quietTime);
    return () => {
      clearTimeout(timer);
      setStays(false);
    };
  }, [value]);
  return value && stays;
}
