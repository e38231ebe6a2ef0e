import { fileEndings } from "@store/contract/content/file-kinds";
import { type ReactNode, useRef } from "react";
import { Button, type ButtonLook } from "./button.tsx";

const ofProducts = fileEndings.map((ending) => `.${ending}`).join(",");

/** A button that opens the browser's own chooser. */
export function ChooseFiles(props: {
  look?: ButtonLook;
  many?: boolean;
  label?: string;
  accept?: string;
  onChoose: (files: File[]) => void;
  children: ReactNode;
}) {
  const { look = "quiet", many = false, label, accept = ofProducts, onChoose, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} size="sm" aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={label ?? "Files"}
        multiple={many}
        accept={accept}
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])]);
          // The same file again is another choice.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}

/** What a screen reader is told of a picture on its way. */
export function PictureStatus({ sending, arrived }: { sending: boolean; arrived: boolean }) {
  return (
    <p role="status" className="sr-only">
      {sending ? "The picture is being sent" : arrived ? "The picture has arrived" : ""}
    </p>
  );
}
