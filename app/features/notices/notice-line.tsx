import type { Notice } from "./notice.ts";

/** A package by its name, version and licence; the licence's own words a press away. */
export function NoticeLine({ notice, noText }: { notice: Notice; noText: string }) {
  const { name, version, license, text } = notice;
  return (
    <li className="border-b border-line">
      <details>
        <summary className="flex min-h-(--target) cursor-pointer flex-wrap items-baseline gap-x-3 py-2.5">
          <span className="type-body wrap-anywhere">{name}</span>
          <span className="type-small text-ink-soft">{version}</span>
          <span className="ml-auto type-small text-ink-soft">{license}</span>
        </summary>
        <pre lang="en" className="pb-4 type-small whitespace-pre-wrap wrap-anywhere text-ink-soft">
          {text || noText}
        </pre>
      </details>
    </li>
  );
}
