import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { ActAnswer, PersonRecord } from "#domain/admin/people.ts";
import { ActDialog } from "./act-dialog.tsx";
import { type ActKind, actOn, type PersonAct, undoOf } from "./person-calls.ts";
import { useActRefusal } from "./use-act-refusal.ts";
import { useDoneWords } from "./use-done-words.ts";

type PersonActsProps = { person: PersonRecord["person"]; heading: RefObject<HTMLElement | null> };

type Outcome = { readonly tone: "good" | "bad"; readonly text: string; readonly undo: PersonAct | null };

const harsh: ReadonlySet<ActKind> = new Set(["ban", "delete"]);

/** What can be done to an account, what was done, and the way back where there is one. */
export function PersonActs({ person, heading }: PersonActsProps) {
  const t = useTranslations("adminUsers");
  const doneWords = useDoneWords();
  const refusalWords = useActRefusal();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<ActKind | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isUndoing, setUndoing] = useState(false);

  /** The button that was pressed may be gone with what was done: the focus goes to the page's title. */
  async function done(act: PersonAct, answer: ActAnswer, canUndo: boolean) {
    setAsked(null);
    const undo = canUndo && answer.isChanged ? undoOf(act, answer, t("undoReason")) : null;
    setOutcome({ tone: "good", text: doneWords(act, answer), undo });
    heading.current?.focus();
    await queries.invalidateQueries();
  }
  async function undo(act: PersonAct) {
    if (isUndoing) return;
    setUndoing(true);
    const told = await actOn(person.id, act);
    setUndoing(false);
    if (told.ok) await done(act, told.value, false);
    else setOutcome({ tone: "bad", text: refusalWords(told), undo: act });
  }
  return (
    <Stack as="section" gap={3} aria-labelledby="acts">
      <Heading id="acts">{t("acts")}</Heading>
      <div role="status" className="empty:hidden">
        {outcome && (
          <Stack gap={1} align="start">
            <Remark tone={outcome.tone}>{outcome.text}</Remark>
            {outcome.undo && (
              <TextButton size="small" onClick={() => outcome.undo && void undo(outcome.undo)}>
                {t("undo")}
              </TextButton>
            )}
          </Stack>
        )}
      </div>
      <ul className="border-b border-line">
        {actsOf(person).map((kind) => (
          <li key={kind} className="flex min-h-11 items-center border-t border-line py-1.5">
            <TextButton tone={harsh.has(kind) ? "bad" : "ink"} onClick={() => setAsked(kind)}>
              {t(kind === "admin" && person.isAdmin ? "act.adminOff.ask" : `act.${kind}.ask`)}
            </TextButton>
          </li>
        ))}
      </ul>
      <Text size="small" tone="soft">
        {t("actsNote")}
      </Text>
      {asked && (
        <ActDialog
          person={person}
          kind={asked}
          onClose={() => setAsked(null)}
          onDone={(act, answer) => void done(act, answer, true)}
        />
      )}
    </Stack>
  );
}

type Person = PersonRecord["person"];

/** What an account's state leaves to do, the harshest last. */
function actsOf({ state, isConfirmed, isDestroying, bannedAt, deletionDueAt, sessions }: Person) {
  const acts: ActKind[] = ["plan", "admin"];
  if (!isConfirmed) acts.push("confirm");
  if (sessions > 0) acts.push("endSessions");
  if (state !== "deleting" && deletionDueAt === null) acts.push("delete");
  else if (!isDestroying) acts.push("keep");
  acts.push(bannedAt === null ? "ban" : "unban");
  return acts;
}
