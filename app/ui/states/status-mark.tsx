type StatusMarkProps = {
  status: "ongoing" | "ended";
  /** The word beside the mark. */
  label: string;
};

/** A ring and a dot for ongoing, a dash for ended; always with its word. */
export function StatusMark({ status, label }: StatusMarkProps) {
  const ongoing = status === "ongoing";
  return (
    <span
      className={`inline-flex items-center gap-1.75 whitespace-nowrap ${ongoing ? "text-good" : "text-ink-soft"}`}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="size-3 flex-none fill-none stroke-current"
        strokeWidth={1.3}
      >
        {ongoing ? (
          <>
            <circle cx="6" cy="6" r="4.6" />
            <circle cx="6" cy="6" r="2" className="fill-current stroke-none" />
          </>
        ) : (
          <path d="M1.5 6h9" />
        )}
      </svg>
      {label}
    </span>
  );
}
