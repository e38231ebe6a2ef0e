import { checkoutPath } from "@store/contract/area-paths";
import { contentPath } from "@store/contract/content/file-texts";
import type { Offer, Product } from "@store/contract/offer/offer-shape";
import { entitlements } from "@store/contract/products";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { clearToasts } from "../../../lib/toast-store.ts";
import { useForm } from "../../../lib/use-form.ts";
import { Button, type ButtonLook } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/checkbox.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { LongField } from "../../../ui/long-field.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { Drawer } from "../parts/drawer.tsx";
import { nameOf } from "../parts/owned.ts";
import { changeOfferNow } from "./draft.ts";
import { PictureField } from "./picture-field.tsx";
import {
  isOwn,
  newProduct,
  openable,
  productFields,
  productSchema,
  readProduct,
  withProduct,
} from "./product-form.ts";
import { soldAsWords } from "./product-words.ts";
import { StateField } from "./state-field.tsx";

interface ProductDrawerProps {
  offer: Offer;
  /** Absent for a new one. */
  product: Product | undefined;
  onClose: () => void;
}

/** Edits a product, or adds one. What it says is saved into the draft. */
export function ProductDrawer({ offer, product, onClose }: ProductDrawerProps) {
  const navigate = useNavigate();
  const goesTo = useRef<"here" | "files" | "publish">("here");
  const start = product ?? newProduct;
  const { issues, onSubmit, onInput } = useForm({
    schema: productSchema(offer),
    fields: productFields,
    read: (typed) => readProduct(typed, product, offer),
    onSend: (next) => {
      clearToasts();
      changeOfferNow((now) => withProduct(now, next));
      onClose();
      if (goesTo.current === "publish") void navigate("/admin/offer/publish");
      if (goesTo.current === "files") void navigate(contentPath(next.id));
    },
  });
  const field = (name: (typeof productFields)[number]) => ({
    id: `product-${name}`,
    name,
    error: issues[name],
    onInput: () => {
      // An error stays until it is closed, and would lie over the buttons.
      clearToasts();
      onInput(name);
    },
    autoComplete: "off",
  });
  const go = (to: typeof goesTo.current) => {
    goesTo.current = to;
  };
  return (
    <Drawer title={product ? "Product" : "New product"} id={product?.name ?? ""} onClose={onClose}>
      <form noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={onSubmit}>
        <Field {...field("name")} label="Name" className="sm:col-span-2" defaultValue={start.name} required />
        <LongField
          className="sm:col-span-2"
          {...field("description")}
          label="What it is, in a sentence or two"
          rows={3}
          defaultValue={start.description}
        />
        <Field
          {...field("price")}
          label="Price in rupees"
          inputMode="numeric"
          hint="Whole rupees, 50 or more."
          defaultValue={product?.price}
          required
        />
        <Field
          {...field("originalPrice")}
          label="Price before (optional)"
          inputMode="numeric"
          hint="Struck out beside the price where the shop may: Publish says when."
          defaultValue={product?.originalPrice}
        />
        <LongField
          className="sm:col-span-2"
          {...field("benefits")}
          label="What the buyer gets"
          hint="One to a line, at most twelve."
          rows={5}
          defaultValue={start.benefits.join("\n")}
        />
        <div>
          <SelectField
            {...field("soldAs")}
            label="How it is sold"
            defaultValue={start.soldAs}
            options={soldAsWords.map(({ value, label }) => [value, label])}
          />
          {product?.soldAs === "alone" ? (
            <AloneAddress id={product.id} />
          ) : (
            <p className="mute mt-1.5 text-xs">
              By itself: saved, it has an address here that you may hand out.
            </p>
          )}
        </div>
        <StateField name="state" start={start.state} onInput={() => onInput("state")} />
        {isOwn(product) ? (
          <PictureField
            start={product ?? {}}
            error={issues.pictureText}
            onInput={() => {
              clearToasts();
              onInput("pictureText");
            }}
          />
        ) : null}
        <OpensField offer={offer} product={product} error={issues.opens} />
        <Field
          {...field("taxCode")}
          label="Tax code (optional)"
          className="sm:col-span-2"
          inputMode="numeric"
          hint={`Service accounting code (SAC), six digits. Empty: ${offer.gst.code}, as the shop's.`}
          defaultValue={product?.taxCode}
        />
        <div className="sticky bottom-0 z-1 -mx-5 -mb-6 flex flex-wrap gap-3 border-t-[1.5px] border-ink bg-paper px-5 py-3 sm:col-span-2 sm:-mx-6 sm:px-6">
          <Submit look="quiet" onClick={() => go("here")}>
            Save to the draft
          </Submit>
          {product ? (
            <Submit look="primary" onClick={() => go("publish")}>
              Save and review
            </Submit>
          ) : (
            <Submit look="primary" onClick={() => go("files")}>
              Save and add its files
            </Submit>
          )}
        </div>
      </form>
    </Drawer>
  );
}

function Submit(props: { look: ButtonLook; onClick: () => void; children: string }) {
  return <Button type="submit" size="sm" {...props} />;
}

/** Where anybody buys it without the bundle: for a mail, an advertisement, a button elsewhere. */
function AloneAddress({ id }: { id: string }) {
  const address = `${location.origin}${checkoutPath(id)}`;
  return (
    <p className="mt-1.5 flex items-center gap-1 text-xs">
      <a href={address} target="_blank" rel="noreferrer" className="code min-w-0 wrap-anywhere">
        {address}
      </a>
      <CopyButton what="the address" value={address} />
    </p>
  );
}

/** What its buyer may use from then on. */
function OpensField({
  offer,
  product,
  error,
}: {
  offer: Offer;
  product: Product | undefined;
  error: string | undefined;
}) {
  const [ticked, setTicked] = useState<readonly string[]>(product?.opens ?? []);
  const own = isOwn(product);
  const listed = own ? openable(offer).filter((id) => id !== product?.id) : [...entitlements];
  return (
    <fieldset
      className="grid gap-1 sm:col-span-2"
      aria-describedby={error ? "product-opens-error" : undefined}
    >
      <legend className="mb-1 text-sm font-semibold">
        {own ? "What it opens besides its own files (optional)" : "What it opens"}
      </legend>
      <input type="hidden" name="opens" value={ticked.join(",")} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        {listed.map((id) => (
          <Choice
            key={id}
            type="checkbox"
            checked={ticked.includes(id)}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              setTicked((before) => (checked ? [...before, id] : before.filter((each) => each !== id)));
            }}
          >
            {nameOf(id)}
          </Choice>
        ))}
      </div>
      {error ? <FieldError id="product-opens-error">{error}</FieldError> : null}
      <p className="mute text-xs">Whoever bought it before keeps what it opened then.</p>
    </fieldset>
  );
}
