import { offer } from "@store/contract/offer/offer";
import { Link, useLoaderData } from "react-router-dom";
import { AreaHeader } from "../../gated/access/area-header.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailed, useReload } from "../../ui/load-failed.tsx";
import { ProductPicture } from "../../ui/product-picture.tsx";
import { FileRow } from "./file-row.tsx";
import type { FilesFacts, ProductFiles } from "./files-loader.ts";

/** /files/<product>: what the buyers of a product of files take away. */
export function FilesPage() {
  const facts = useLoaderData<FilesFacts>();
  const { found, refused } = facts;
  const reload = useReload();
  return (
    <>
      <AreaHeader area="account" title="Your files" home="Home" />
      <main id="main" tabIndex={-1} className="wrap pt-[clamp(1.75rem,4vw,3rem)] pb-sec outline-none">
        <h1 className="text-d2 wrap-anywhere">{found?.name ?? "Your files"}</h1>
        {found ? (
          <ProductPicture
            product={offer.products.find(({ id }) => id === facts.product)}
            className="mt-5 h-auto max-h-64 w-full object-contain object-left"
          />
        ) : null}
        {found ? <Files {...facts} found={found} /> : null}
        {refused === undefined ? null : (
          <div className="mt-8">
            <EmptyState
              title="Not part of your order"
              level={2}
              action={<Link to="/account">Your account</Link>}
            >
              {refused}
            </EmptyState>
          </div>
        )}
        {found || refused !== undefined ? null : <LoadFailed className="mt-8" {...reload} />}
      </main>
    </>
  );
}

function Files({ product, sessionToken, found }: FilesFacts & { found: ProductFiles }) {
  const { files } = found;
  if (files.length === 0)
    return (
      <div className="mt-8">
        <EmptyState title="Nothing here yet" level={2}>
          The files of this product are not published yet. They will be here, under the same login.
        </EmptyState>
      </div>
    );
  return (
    <>
      <p className="mute mt-3 max-w-[60ch]">
        {files.length === 1 ? "One file" : `${files.length} files`} to save and keep. When one changes, it
        says here what is different.
      </p>
      <ul className="mt-8 border-[1.5px] border-ink bg-sheet">
        {files.map((file) => (
          <FileRow key={file.fileId} file={file} product={product} sessionToken={sessionToken} />
        ))}
      </ul>
    </>
  );
}
