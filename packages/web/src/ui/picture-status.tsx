/** What a screen reader is told of a picture on its way. */
export function PictureStatus({ sending, arrived }: { sending: boolean; arrived: boolean }) {
  return (
    <p role="status" className="sr-only">
      {sending ? "The picture is being sent" : arrived ? "The picture has arrived" : ""}
    </p>
  );
}
