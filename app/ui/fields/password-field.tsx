import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

type PasswordFieldProps = Omit<TextFieldProps, "type" | "trailing" | "icon"> & {
  showLabel: string;
  hideLabel: string;
};

export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <span className="-my-1 -mr-3 flex">
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? hideLabel : showLabel}
            size={19}
            onClick={() => setShown(!shown)}
          />
        </span>
      }
      {...rest}
    />
  );
}
