import type { ComponentProps } from "react";
import { WalkingDots } from "#app/ui/states/walking-dots.tsx";
import { ButtonFace, type ButtonStyle, buttonClass } from "./button-style.tsx";

type ButtonProps = Omit<ComponentProps<"button">, "disabled" | "className"> &
  ButtonStyle & {
    /** Busy: the button shows it, keeps its width and focus, and ignores presses. */
    pending?: boolean | undefined;
  };

/** Never disabled: a button that cannot act answers in words. */
export function Button({
  variant,
  icon,
  fullWidth,
  pending = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ variant, fullWidth })}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      <ButtonFace icon={icon}>{children}</ButtonFace>
      {pending && (
        <span className="absolute inset-x-0 bottom-1 flex justify-center">
          <WalkingDots size="small" />
        </span>
      )}
    </button>
  );
}
