/** Acts of the last thirty days, each with its way back. */
import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { UndoFailure, Undoing } from "./use-undoing.ts";

type PastActsProps = { id: string; as: "h2" | "h3"; title: string; children: ReactNode };

export function PastActs({ id, as, title, children }: PastActsProps) {
  return (
    <Stack gap={2}>
      <Heading as={as} size="label" id={id}>
        {title}
      </Heading>
      <ul aria-labelledby={id} className="border-b border-line">
        {children}
      </ul>
    </Stack>
  );
}

type PastActProps = {
  undoing: Undoing;
  /** What was done, and when. */
  line: string;
  /** What of it is gone for good. */
  erased?: string | false;
  /** What the undoing came to; null: it was not undone. */
  undone: string | null;
  undoLabel: string;
  failureWords: (failure: UndoFailure) => string;
  /** Asked before; without it a press is enough. */
  question?: { readonly title: string; readonly text: string; readonly keep: string };
};

export function PastAct({ undoing, line, erased, undone, undoLabel, failureWords, question }: PastActProps) {
  const { undo, isBusy, failure } = undoing;
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack as="li" gap={1} className="border-t border-line py-3">
      <Text size="small">{line}</Text>
      {erased && (
        <Text size="small" tone="soft">
          {erased}
        </Text>
      )}
      {undone !== null ? (
        <Text size="small" tone="soft">
          {undone}
        </Text>
      ) : (
        <div>
          <TextButton
            size="small"
            aria-busy={isBusy || undefined}
            onClick={() => (question ? setAsking(true) : void undo())}
          >
            {undoLabel}
          </TextButton>
        </div>
      )}
      <div role="alert" className="empty:hidden">
        {failure && <Remark tone="bad">{failureWords(failure)}</Remark>}
      </div>
      {question && (
        <Dialog
          open={isAsking}
          onOpenChange={setAsking}
          title={question.title}
          closeLabel={question.keep}
          actions={
            <>
              <Button
                variant="primary"
                onClick={() => {
                  setAsking(false);
                  void undo();
                }}
              >
                {undoLabel}
              </Button>
              <Button onClick={() => setAsking(false)}>{question.keep}</Button>
            </>
          }
        >
          <Text>{question.text}</Text>
        </Dialog>
      )}
    </Stack>
  );
}
