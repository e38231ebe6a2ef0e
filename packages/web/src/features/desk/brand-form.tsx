import { DeskBrand } from "@store/contract/desk/brand";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { deskToasts } from "../../lib/desk-toasts.ts";
import { checkForm, type FieldIssues } from "../../lib/forms.ts";
import { queryClient } from "../../lib/query-client.ts";
import { refuseIds } from "../../lib/refuse.ts";
import { clearToasts, showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { atDesk } from "./desk.queries.ts";
import { drawLogo } from "./draw-logo.ts";
import { brandQuery } from "./site.queries.ts";

/** Name, contact, colour and logo of all reports. */
export function BrandForm({ sessionToken }: { sessionToken: string }) {
  const { data, error, refetch } = useQuery(brandQuery(sessionToken));
  if (error)
    return (
      <p className="flex flex-wrap items-center gap-4 px-4 py-5 sm:px-5">
        It could not be loaded.
        <Button look="quiet" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  return data ? <Fields brand={data} sessionToken={sessionToken} /> : <p className="px-4 py-5">Loading</p>;
}

type Name = keyof DeskBrand;

function Fields({ brand, sessionToken }: { brand: DeskBrand; sessionToken: string }) {
  const [typed, setTyped] = useState(brand);
  const [issues, setIssues] = useState<FieldIssues<Name>>({});
  const save = useMutation({
    mutationFn: (wanted: DeskBrand) => atDesk("keep-brand", { sessionToken, brand: wanted }),
    onSuccess: (answer) => {
      showToast(answer.success ? deskToasts.brandKept : deskToasts.notDone(answer.error));
      if (answer.success) queryClient.setQueryData(brandQuery(sessionToken).queryKey, answer.brand);
    },
    onError: () => showToast(deskToasts.notDone()),
  });
  const bind = (name: "name" | "contact" | "colour") => ({
    id: `brand-${name}`,
    value: typed[name],
    error: issues[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });

  async function onFile(file: File | undefined): Promise<void> {
    if (!file) return;
    const logo = await drawLogo(file);
    if (logo === undefined) showToast(deskToasts.noLogo);
    else setTyped((before) => ({ ...before, logo }));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    clearToasts();
    const checked = checkForm<DeskBrand>(DeskBrand, typed);
    setIssues(checked.ok ? {} : checked.issues);
    if (checked.ok) save.mutate(checked.value);
    else refuseIds(event.currentTarget, checked.issues, "brand");
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 border-t border-rule px-4 py-5 sm:px-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Your name" {...bind("name")} maxLength={80} autoComplete="organization" />
        <Field label="How clients reach you" {...bind("contact")} maxLength={120} autoComplete="off" />
        <Field label="Colour" type="color" className="[&_input]:p-1.5" {...bind("colour")} />
        <Field
          id="brand-logo"
          label="Logo"
          type="file"
          accept="image/png,image/svg+xml,image/jpeg,image/webp"
          className="[&_input]:text-sm"
          error={issues.logo}
          hint="PNG or SVG. It is drawn small in your browser, and nothing else of the file is sent."
          onChange={({ currentTarget }) => void onFile(currentTarget.files?.[0])}
        />
      </div>
      {typed.logo ? (
        <p className="flex flex-wrap items-center gap-4">
          <img
            src={`data:image/png;base64,${typed.logo}`}
            alt="Your logo"
            className="max-h-16 max-w-56 border border-rule bg-white object-contain p-1"
          />
          <Button look="quiet" size="sm" onClick={() => setTyped({ ...typed, logo: "" })}>
            Take the logo away
          </Button>
        </p>
      ) : null}
      <div>
        <Button type="submit" look="secondary" size="sm" busy={save.isPending} doing="Keeping...">
          Keep
        </Button>
      </div>
    </form>
  );
}
