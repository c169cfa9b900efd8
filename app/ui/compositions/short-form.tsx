import { CircleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useRef } from "react";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";

type ShortFormProps = {
  submit: string;
  pending: boolean;
  problem: string | null;
  onSubmit: () => void;
  children: ReactNode;
};

/** Fields, an error message, one submit button. The first invalid field gets the focus. */
export function ShortForm({ submit, pending, problem, onSubmit, children }: ShortFormProps) {
  const form = useRef<HTMLFormElement>(null);
  function send(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    onSubmit();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  }
  return (
    <form ref={form} noValidate onSubmit={send}>
      <Stack gap={5}>
        {children}
        <div role="alert">
          {problem && (
            <Remark icon={CircleAlert} tone="bad">
              {problem}
            </Remark>
          )}
        </div>
        <Button type="submit" variant="primary" fullWidth pending={pending}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
