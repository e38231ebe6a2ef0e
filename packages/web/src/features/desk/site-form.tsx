import { type ClientSite, platforms, SiteFields } from "@store/contract/desk/client-site";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { deskToasts } from "../../lib/desk-toasts.ts";
import { checkForm, type FieldIssues } from "../../lib/forms.ts";
import { refuseIds } from "../../lib/refuse.ts";
import { clearToasts, showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select.tsx";
import { atDesk } from "./desk.queries.ts";

interface SiteFormProps {
  sessionToken: string;
  /** The one that is changed; a new one without it. */
  site?: ClientSite;
  onDone: (siteId?: string) => void;
}

/** Name, address, platform and note of a site. */
export function SiteForm({ sessionToken, site, onDone }: SiteFormProps) {
  const revalidator = useRevalidator();
  const [typed, setTyped] = useState<Record<keyof SiteFields, string>>({
    name: site?.name ?? "",
    address: site?.address ?? "",
    platform: site?.platform ?? platforms[0],
    note: site?.note ?? "",
    summary: site?.summary ?? "",
  });
  const [issues, setIssues] = useState<FieldIssues<keyof SiteFields>>({});
  const save = useMutation({
    mutationFn: (fields: SiteFields) =>
      site
        ? atDesk("change", { sessionToken, siteId: site.siteId, version: site.version, fields })
        : atDesk("add", { sessionToken, fields }),
    onSuccess: async (answer) => {
      if (!answer.success) {
        showToast(deskToasts.notDone(answer.error));
        if (answer.code === "session.invalid" || answer.code === "site.changed")
          await revalidator.revalidate();
        return;
      }
      showToast(deskToasts.kept(answer.site.name));
      await revalidator.revalidate();
      onDone(answer.site.siteId);
    },
    onError: () => showToast(deskToasts.notDone()),
  });
  const id = site?.siteId ?? "new-site";
  const bind = (field: "name" | "address" | "note") => ({
    id: `${id}-${field}`,
    value: typed[field],
    error: issues[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [field]: event.currentTarget.value }),
  });

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    clearToasts();
    const checked = checkForm<SiteFields>(SiteFields, typed);
    setIssues(checked.ok ? {} : checked.issues);
    if (checked.ok) save.mutate(checked.value);
    else refuseIds(event.currentTarget, checked.issues, id);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 border-t border-rule px-4 py-5 sm:px-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name of the site" {...bind("name")} maxLength={100} autoComplete="off" />
        <Field
          label="Address"
          {...bind("address")}
          maxLength={200}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          hint="Such as ratnagiri-mangoes.example"
        />
        <SelectField
          id={`${id}-platform`}
          label="Platform"
          value={typed.platform}
          onChange={(event) => setTyped({ ...typed, platform: event.currentTarget.value })}
          options={platforms}
        />
        <Field label="Note, for yourself" {...bind("note")} maxLength={1000} autoComplete="off" />
      </div>
      {site?.licence ? (
        <p className="text-sm">
          Its certificate names the site and its address: another name or address ends it, and you make a new
          one.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="secondary" size="sm" busy={save.isPending} doing="Keeping...">
          {site ? "Keep these changes" : "Add this site"}
        </Button>
        <Button look="quiet" size="sm" onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
