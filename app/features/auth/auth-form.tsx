import type { FormEvent, ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Remark } from "#app/ui/remark.tsx";
import { Stack } from "#app/ui/stack.tsx";

type AuthFormProps = {
  submit: string;
  pending: boolean;
  problem: string | null;
  onSubmit: () => void;
  children: ReactNode;
};

/** Fields, what went wrong in words, one filled button. */
export function AuthForm({ submit, pending, problem, onSubmit, children }: AuthFormProps) {
  function send(event: FormEvent) {
    event.preventDefault();
    if (!pending) onSubmit();
  }
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={5}>
        {children}
        <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
        <Button type="submit" variant="primary" fullWidth pending={pending}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
