/**
 * The built-in answer, said again by a model: veiled, streamed with the names in it, looked at against the contract, asked for once more,
 * and else left as the analyst on the device has written it (docs/product-decisions.md, "AI").
 */
import { buildModelCall, type ModelCallParts } from "#domain/lisa/model/build-model-call.ts";
import { modelFaults } from "#domain/lisa/model/check-model-reply.ts";
import type { ModelCall, ModelTrouble } from "#domain/lisa/model/model-call.ts";
import { readModelReply } from "#domain/lisa/model/read-model-reply.ts";
import type { LisaBlock } from "#domain/lisa/reply.ts";
import { createRevealStream } from "#domain/name-veil/reveal-stream.ts";
import type { StreamModel } from "./stream-model-reply.ts";

type SaidAgain = {
  /** Null: the built-in answer stands, for this reason. */
  readonly blocks: readonly LisaBlock[] | null;
  readonly trouble: ModelTrouble | null;
  /** What was sent, to the letter; null when nothing left the device. Each call of one message sends the same. */
  readonly sent: ModelCall | null;
};

/** @param show the text so far, with the names in it; an empty one takes back what was shown */
export async function sayAgain(
  parts: ModelCallParts,
  stream: StreamModel,
  show: (text: string) => void,
  signal: AbortSignal,
): Promise<SaidAgain> {
  const built = buildModelCall(parts);
  if (!built.ok) return { blocks: null, trouble: "leak", sent: null };
  const { answer, veil } = parts;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const names = createRevealStream(veil, answer.language);
    let veiled = "";
    let shown = "";
    const result = await stream(
      built.call,
      (piece) => {
        veiled += piece;
        shown += names.push(piece);
        show(shown);
      },
      signal,
    );
    if (!result.ok) {
      show("");
      return { blocks: null, trouble: result.reason, sent: built.call };
    }
    if (modelFaults(veiled, built.call, built.veiled, veil).length === 0) {
      const blocks = readModelReply(shown + names.end(), answer, built.chips);
      return { blocks, trouble: null, sent: built.call };
    }
    show("");
  }
  return { blocks: null, trouble: "contract", sent: built.call };
}
