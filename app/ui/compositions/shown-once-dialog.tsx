import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../actions/button.tsx";
import { Dialog } from "../overlays/dialog.tsx";
import { Text } from "../type/text.tsx";

type ShownOnceDialogProps = {
  /** `unkept…`: the question before it goes without having been kept. */
  say: (
    what: "title" | "text" | "kept" | "unkeptTitle" | "unkeptText" | "unkeptBack" | "unkeptClose",
  ) => string;
  /** The person has copied, saved or printed it. */
  isKept: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A secret that is never shown again. Closing it before it was kept asks; so does leaving the page. */
export function ShownOnceDialog({ say, isKept, onClose, children }: ShownOnceDialogProps) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isKept]);
  if (isAsking) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && setAsking(false)}
        title={say("unkeptTitle")}
        closeLabel={say("unkeptBack")}
        actions={
          <>
            <Button variant="primary" onClick={() => setAsking(false)}>
              {say("unkeptBack")}
            </Button>
            <Button onClick={onClose}>{say("unkeptClose")}</Button>
          </>
        }
      >
        <Text>{say("unkeptText")}</Text>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && (isKept ? onClose() : setAsking(true))}
      title={say("title")}
      description={say("text")}
      closeLabel={say("kept")}
      actions={
        <Button variant="primary" onClick={onClose}>
          {say("kept")}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
