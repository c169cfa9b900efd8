import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Entry } from "#app/ui/lists/entry.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { MomentVersion } from "#domain/moment/moment-versions.ts";
import { VersionChanges } from "./version-changes.tsx";

const kindWords = {
  made: "made",
  edited: "edited",
  deleted: "deleted",
  restored: "restoredKind",
} as const;

type VersionRowProps = { version: MomentVersion; isNow: boolean; onRestore: () => void };

/** A version: its date, its changes, the resulting moment, and a button to restore it. */
export function VersionRow({ version, isNow, onRestore }: VersionRowProps) {
  const t = useTranslations("moments.history");
  const format = useFormat();
  const { kind, at, changes, state, isSent } = version;
  const [word, text] = [state.word, state.text].map((each) => (typeof each === "string" ? each : ""));
  const when = format.when(at);
  return (
    <li className="border-t border-line py-5">
      <Stack gap={3} align="start">
        <Stack gap={0}>
          <Heading as="h2" size="name">
            {t(kindWords[kind])}
            {isNow && `, ${t("now")}`}
          </Heading>
          <Text size="small" tone="soft">
            {when}
            {!isSent && `, ${t("waiting")}`}
          </Text>
        </Stack>
        {changes.length > 0 && <VersionChanges changes={changes} />}
        {kind !== "deleted" && (word !== "" || text !== "") && (
          <details className="group w-full">
            <summary className="underlined w-fit cursor-pointer type-small text-ink-soft hover:text-ink">
              {t("read")}
            </summary>
            <div className="flex flex-col gap-1 border-l border-line-strong py-1 pl-4 mt-2">
              {word !== "" && <p className="type-name wrap-anywhere">{word}</p>}
              {text !== "" && <Entry className="wrap-anywhere">{text}</Entry>}
            </div>
          </details>
        )}
        {kind !== "deleted" && !isNow && (
          <Button aria-label={`${t("restore")}, ${when}`} onClick={onRestore}>
            {t("restore")}
          </Button>
        )}
      </Stack>
    </li>
  );
}
