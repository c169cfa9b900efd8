import { useEffect, useState } from "react";
import { callApi } from "#app/lib/api-client.ts";
import { readLocal, writeLocal } from "#app/lib/local-storage.ts";
import { isRecord } from "#app/lib/person.ts";

const key = "tendre.takesLetters";

function readKept(): boolean | undefined {
  const kept = readLocal(key);
  return kept === null ? undefined : kept === "true";
}

/** Whether somebody reads letters here: as the server says, or last said where it does not answer. Undefined before that is known. */
export function useTakesLetters(): boolean | undefined {
  const [takes, setTakes] = useState(readKept);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const { data } = await callApi("/api/support");
      const told = isRecord(data) && typeof data.takesLetters === "boolean" ? data.takesLetters : null;
      if (told !== null) writeLocal(key, String(told));
      if (!isGone) setTakes(told ?? readKept() ?? false);
    };
    const again = () => void ask();
    again();
    addEventListener("online", again);
    return () => {
      isGone = true;
      removeEventListener("online", again);
    };
  }, []);
  return takes;
}
