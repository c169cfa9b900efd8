import { Button } from "../actions/button.tsx";
import { ErrorState } from "../states/error-state.tsx";
import { Skeleton } from "../states/skeleton.tsx";

type UnreadProps = {
  /** What is asked of the server; nothing is shown without a network, where the page says so itself. */
  reading: { hasFailed: boolean; isOnline: boolean; refresh: () => Promise<void> };
  rows: number;
  words: { title: string; text: string; again: string };
};

/** In place of what the server has not told yet: that it is awaited, or that it failed, with a way to ask again. */
export function Unread({ reading, rows, words }: UnreadProps) {
  if (!reading.isOnline) return null;
  if (!reading.hasFailed) return <Skeleton rows={rows} />;
  return (
    <ErrorState
      title={words.title}
      text={words.text}
      actions={<Button onClick={() => void reading.refresh()}>{words.again}</Button>}
    />
  );
}
