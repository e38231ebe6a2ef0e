import { pictureSource } from "@store/contract/content/picture-name";
import type { SitePicture } from "@store/contract/desk/site-picture";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type PicturesFrom, pictureQuery } from "./picture.queries.ts";

interface FindingPictureProps {
  picture: SitePicture;
  from: PicturesFrom;
  /** What it shows, for people who do not see it. */
  alt: string;
  className?: string;
}

/** A picture of a finding. Its room is kept before it comes. */
export function FindingPicture({ picture, from, alt, className = "" }: FindingPictureProps) {
  const { data, isFetching, refetch } = useQuery(pictureQuery(from, picture));
  const { width, height } = pictureSource(picture.file);
  const look = `block h-auto max-h-[28rem] w-auto max-w-full border border-rule print:max-h-[100mm] ${className}`;
  if (data) return <img src={data} width={width} height={height} alt={alt} className={look} />;
  return (
    <div className="relative w-fit max-w-full min-w-44">
      {/* As large as the picture will be. */}
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className={`${look} bg-paper`}
      />
      <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-2 text-center text-sm">
        {isFetching ? (
          <p role="status">Loading the picture</p>
        ) : (
          <>
            <p role="alert">This picture did not arrive.</p>
            <Button look="quiet" size="sm" className="print:hidden" onClick={() => void refetch()}>
              <Icon as={RotateCw} /> Try again
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
