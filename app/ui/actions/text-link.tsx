import { Link, type LinkProps } from "react-router";
import { type TextLinkTone, textLinkClass } from "./text-link-style.ts";

type TextLinkProps = Omit<LinkProps, "className"> & {
  tone?: TextLinkTone | undefined;
  size?: "inherit" | "small" | undefined;
  alone?: boolean | undefined;
};

export function TextLink({ tone, size, alone, ...rest }: TextLinkProps) {
  return <Link className={textLinkClass({ tone, size, alone })} {...rest} />;
}
