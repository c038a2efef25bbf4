import { useRef } from "preact/hooks";

export interface FileFieldProps {
  readonly label: string;
  /** What files are proposed: ".json,.txt"; usual is JSON. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
  readonly bare?: boolean;
}

/** A button that takes a file. The same file can be taken twice: it may have been changed. */
export function FileField({ label, accept = ".json,application/json", onFile, bare = false }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={`button${bare ? " bare" : ""}`} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
