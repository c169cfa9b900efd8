import { Wordmark } from "#app/ui/type/wordmark.tsx";
import { Spinner } from "./spinner.tsx";

/** The whole window while something must be known first. */
export function LoadingScreen({ label }: { label: string }) {
  return (
    <main className="flex min-h-dvh flex-col justify-center gap-6 px-(--page-gutter) lg:px-20">
      <Wordmark size={36} />
      <Spinner label={label} />
    </main>
  );
}
