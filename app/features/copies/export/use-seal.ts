/** The passphrase of a copy, typed twice. It is in memory only, and gone with the page. */
import { useState } from "react";
import { passwordStrength } from "#domain/account/password-strength.ts";

/** Letters: whoever has the file may guess as long as they like (age, "passphrases": ten random ones, or four words). */
const fewest = 12;

export type SealChoice = {
  readonly isWanted: boolean;
  readonly want: (isWanted: boolean) => void;
  readonly typed: string;
  readonly again: string;
  readonly type: (typed: string) => void;
  readonly repeat: (again: string) => void;
  /** Shown once somebody tried to take the copy. */
  readonly fault: "short" | "different" | null;
  /** Long enough, and guessed quickly all the same: said, and the person's to decide. */
  readonly isWeak: boolean;
  readonly isAsked: boolean;
  /** Whether the copy may be taken now; what is missing is shown from then on. */
  readonly ask: () => boolean;
  /** Null: the copy is not sealed. */
  readonly passphrase: string | null;
};

export function useSeal(): SealChoice {
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState("");
  const [again, setAgain] = useState("");
  const [isAsked, setAsked] = useState(false);
  const fault = isWanted ? faultOf(typed, again) : null;
  return {
    isWanted,
    want(wanted) {
      setWanted(wanted);
      setAsked(false);
      if (wanted) return;
      setTyped("");
      setAgain("");
    },
    typed,
    again,
    type: setTyped,
    repeat: setAgain,
    fault,
    isWeak: [...typed].length >= fewest && passwordStrength(typed) < 3,
    isAsked,
    ask() {
      setAsked(true);
      return fault === null;
    },
    passphrase: isWanted ? typed : null,
  };
}

function faultOf(typed: string, again: string): SealChoice["fault"] {
  if ([...typed].length < fewest) return "short";
  return typed.normalize("NFC") === again.normalize("NFC") ? null : "different";
}
