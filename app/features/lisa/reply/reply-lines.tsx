/** What LISA wrote, as text: strings become text nodes and nothing else, whatever they hold. */
import type { LisaLanguage, LisaLine, LisaPart, LisaRun } from "#domain/lisa/reply.ts";
import { CitedChip } from "./cited-chip.tsx";

type LineProps = { line: LisaLine; language: LisaLanguage };

function ReplyLine({ line, language }: LineProps) {
  return line.map((run, at) => (
    <ReplyRun key={keyAt(at)} run={heldBy(line[at - 1], run)} language={language} />
  ));
}

/** A comma or a full stop behind a chip does not begin the next line. */
function heldBy(before: LisaRun | undefined, run: LisaRun): LisaRun {
  const isHeld = before?.kind === "chip" && run.kind === "text" && /^[.,;:]/.test(run.text);
  return isHeld ? { ...run, text: `\u2060${run.text}` } : run;
}

function ReplyRun({ run, language }: { run: LisaRun; language: LisaLanguage }) {
  switch (run.kind) {
    case "text":
      return run.text;
    case "quotation":
      return (
        <span className="font-serif">
          {language === "fr" ? "«\u00A0" : "“"}
          <q dir="auto" className="[quotes:none]">
            {run.text}
          </q>
          {language === "fr" ? "\u00A0»" : "”"}
        </span>
      );
    case "chip":
      return <CitedChip chip={run} />;
  }
}

export function ReplyPart({ part, language }: { part: LisaPart; language: LisaLanguage }) {
  switch (part.kind) {
    case "paragraph":
      return (
        <p className="max-w-measure wrap-anywhere">
          <ReplyLine line={part.runs} language={language} />
        </p>
      );
    case "list":
      return (
        <ul className="flex max-w-measure list-disc flex-col gap-2 pl-5 wrap-anywhere">
          {part.items.map((item, at) => (
            <li key={keyAt(at)}>
              <ReplyLine line={item} language={language} />
            </li>
          ))}
        </ul>
      );
    case "draft":
      return (
        <blockquote className="flex max-w-measure flex-col gap-2 border-l-2 border-line-strong pl-4 type-entry wrap-anywhere">
          {part.lines.map((one, at) => (
            <p key={keyAt(at)}>
              <ReplyLine line={one} language={language} />
            </p>
          ))}
        </blockquote>
      );
    case "table":
      return (
        <div className="max-w-full overflow-x-auto">
          <table className="w-full min-w-80 border-b border-line text-start">
            <thead>
              <tr>
                {part.head.map((cell, at) => (
                  <th key={keyAt(at)} scope="col" className="py-1.5 pr-4 text-start type-label">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.rows.map(([head = [], ...cells], at) => (
                <tr key={keyAt(at)} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-4 text-start align-top font-normal">
                    <ReplyLine line={head} language={language} />
                  </th>
                  {cells.map((cell, place) => (
                    <td key={keyAt(place)} className="py-1.5 pr-4 align-top">
                      <ReplyLine line={cell} language={language} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

/** A reply never changes: what is in it is known by its place. */
export const keyAt = (at: number) => `at ${at}`;
