import { Link, type LinkProps } from "react-router";
import { ButtonFace, type ButtonLook, buttonClass } from "./button-look.tsx";

type ButtonLinkProps = Omit<LinkProps, "className"> & ButtonLook;

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, icon, fullWidth, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={buttonClass({ variant, fullWidth })} {...rest}>
      <ButtonFace icon={icon}>{children}</ButtonFace>
    </Link>
  );
}
