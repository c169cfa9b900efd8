import type { ComponentProps } from "react";
import { type TextLinkTone, textLinkClass } from "./text-link-style.ts";

type TextButtonProps = Omit<ComponentProps<"button">, "disabled" | "className"> & {
  tone?: TextLinkTone | undefined;
  size?: "inherit" | "small" | undefined;
};

/** An action written as an underlined word: "Clear", "End the relationship…". */
export function TextButton({ tone, size, type = "button", ...rest }: TextButtonProps) {
  return <button type={type} className={textLinkClass({ tone, size, alone: true })} {...rest} />;
}
