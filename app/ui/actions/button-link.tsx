import { Link, type LinkProps } from "react-router";
import { ButtonFace, type ButtonStyle, buttonClass } from "./button-style.tsx";

type ButtonLinkProps = Omit<LinkProps, "className"> & ButtonStyle;

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, icon, fullWidth, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={buttonClass({ variant, fullWidth })} {...rest}>
      <ButtonFace icon={icon}>{children}</ButtonFace>
    </Link>
  );
}
