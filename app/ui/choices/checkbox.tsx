import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Remark } from "#app/ui/type/remark.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "className" | "disabled" | "size"> & {
  /** The sentence; it may hold links. */
  label: ReactNode;
  size?: "body" | "small" | undefined;
  error?: ReactNode;
};

/** An ink square with a tick. */
export function Checkbox({ label, size = "body", error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = `${controlId}-error`;
  return (
    <div className="flex flex-col gap-1">
      <label
        htmlFor={controlId}
        className={classNames(
          "flex cursor-pointer items-start gap-2.75 text-ink",
          size === "small" ? "-my-2 py-3 type-small" : "-my-1.5 py-2.5 type-body",
        )}
      >
        <span className={classNames("relative grid flex-none", size === "body" && "pt-0.5")}>
          <input
            type="checkbox"
            id={controlId}
            className={classNames(
              "peer size-5 cursor-pointer appearance-none rounded-[2px] border-(length:--rule) checked:border-ink checked:bg-ink",
              error ? "border-bad" : "border-line-strong",
            )}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            {...rest}
          />
          <Tick />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {error && (
        <Remark id={errorId} icon={CircleAlert} tone="bad">
          {error}
        </Remark>
      )}
    </div>
  );
}

function Tick() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      className="pointer-events-none absolute bottom-0.75 left-0.75 hidden size-3.5 fill-none stroke-[1.8] stroke-ground peer-checked:block"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2.6 7.4 5.8 10.6 11.6 3.8" />
    </svg>
  );
}
