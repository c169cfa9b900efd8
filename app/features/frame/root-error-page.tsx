import { useRouteError } from "react-router";

export function RootErrorPage() {
  const error = useRouteError();
  return (
    <main>
      <h1>Unexpected Application Error!</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
    </main>
  );
}
