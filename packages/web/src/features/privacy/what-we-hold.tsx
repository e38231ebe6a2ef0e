import { formatDate, formatRupees } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import { companiesOf } from "@store/contract/payment-rules";
import type { Identity, PersonalOrder, PrivacyView } from "@store/contract/privacy/privacy-shapes";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CardSection } from "./card-section.tsx";
import { saveJson, saveTables } from "./download.ts";

const identityStates: Record<Identity["state"], string> = {
  reserved: "began to buy, and has not paid",
  member: "has an account",
  merged: "its order joined another account",
  deleted: "account closed",
};

const orderStates: Record<PersonalOrder["status"], string> = {
  pending: "not paid yet",
  failed: "not paid",
  completed: "paid",
  refunded: "refunded",
};

/** The summary, who else handles it, and the files. */
export function WhatWeHold({ view }: { view: PrivacyView }) {
  const { identities, orders, baskets, mails, consents, rows } = view;
  return (
    <CardSection title="What we hold" id="hold">
      <dl className="border-t-[1.5px] border-ink">
        <Part label="Who you are" none="No name, no number">
          {identities.map(({ customerId, name, phone, state, createdAt }) => (
            <li key={customerId}>
              <b>{name}</b>, {phone}
              <span className="mute block text-sm">
                {customerId}, {identityStates[state]}, since {formatDate(createdAt)}
              </span>
            </li>
          ))}
        </Part>
        <Part label="Orders" none="None">
          {orders.map(({ orderId, at, amount, status, keepUntil }) => (
            <li key={orderId}>
              <b className="num">{formatRupees(amount)}</b>, {orderStates[status]}, {formatDate(at)}
              <span className="mute block text-sm wrap-anywhere">
                {orderId}
                {keepUntil === undefined
                  ? ""
                  : `; the law wants it kept until ${formatDate(Date.parse(keepUntil))}`}
              </span>
            </li>
          ))}
        </Part>
        <Part label="Carts that were left" none="None">
          {baskets.map(({ recordedAt, lines }) => (
            <li key={`${recordedAt} ${lines.join()}`}>
              {lines.join(", ")}
              <span className="mute block text-sm">{recordedAt ? formatDate(recordedAt) : null}</span>
            </li>
          ))}
        </Part>
        <Part label="Mails we sent" none="None">
          {mails.length === 0 ? [] : [<li key="count">{mails.length}, each in the download</li>]}
        </Part>
        <Part label="Consents" none="None: nothing was asked that needs one">
          {consents.map(({ purpose, given, at, noticeVersion, channel }) => (
            <li key={`${purpose} ${at}`}>
              {given ? "Given" : "Taken back"} for reminders of a cart, {formatDate(at)}
              <span className="mute block text-sm">
                notice {noticeVersion}, {channels[channel]}
              </span>
            </li>
          ))}
        </Part>
        <Part label="Who else handles it" none="">
          {[
            <li key="aws">
              <b>Amazon Web Services</b>, Mumbai: stores it and carries our mail
            </li>,
            <li key="pay">
              <b>{companiesOf(offer.payments)}</b>: takes payments on its own page, and keeps what the law
              wants of them
            </li>,
          ]}
        </Part>
      </dl>
      {view.more ? (
        <p className="mt-4">
          Anybody can begin a checkout with your address, and many were: the first of them are shown. An
          erasure removes all of them.
        </p>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => saveJson(view)}>
          <Icon as={Download} /> Download JSON
        </Button>
        <Button look="quiet" onClick={() => saveTables(view)}>
          <Icon as={Download} /> Download CSV
        </Button>
      </div>
      <p className="mute mt-3 text-sm">
        {rows.length} rows, whole, as they lie with us; without the hashes by which your login is checked.
      </p>
    </CardSection>
  );
}

const channels: Record<PrivacyView["consents"][number]["channel"], string> = {
  checkout: "at the checkout",
  centre: "on this page",
  "mail-link": "by the link in a mail",
};

function Part({ label, none, children }: { label: string; none: string; children: readonly ReactNode[] }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-rule py-4 sm:grid-cols-[11rem_1fr]">
      <dt className="font-semibold">{label}</dt>
      <dd>
        {children.length > 0 ? (
          <ul className="grid gap-3">{children}</ul>
        ) : (
          <span className="mute">{none}</span>
        )}
      </dd>
    </div>
  );
}
