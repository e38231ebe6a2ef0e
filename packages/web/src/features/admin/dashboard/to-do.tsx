import { type ToDoName, toDoNames } from "@store/contract/calls/admin-dashboard";
import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { Icon } from "../../../ui/icon.tsx";

const words: Record<ToDoName, { to: string; title: string; text: string }> = {
  company: {
    to: "/admin/pages?part=company",
    title: "Say who sells",
    text: "Name, address, phone and the grievance officer, in place of the sample's.",
  },
  prices: {
    to: "/admin/offer",
    title: "Set your prices",
    text: "What is sold, and for how much. Published, or paid once by yourself.",
  },
  claims: {
    to: "/admin/pages?part=voices",
    title: "Show only what is proven",
    text: "Voices and figures of your own, each with its proof, or none.",
  },
  promises: {
    to: "/admin/pages?part=promises",
    title: "Decide what you promise",
    text: "Money back, community, and how hard the pages press.",
  },
  tax: {
    to: "/admin/pages?part=tax",
    title: "Settle the tax",
    text: "Registered or not: have your accountant confirm it. A deploy switches tax invoices on.",
  },
  payments: {
    to: "/admin/pages?part=payments",
    title: "Connect the payment company",
    text: "Done once its first signed message has come.",
  },
  mail: {
    to: "/admin/settings/mails",
    title: "Send yourself a test mail",
    text: "Done once the carrier has taken it.",
  },
  purchase: {
    to: "/checkout",
    title: "Buy it yourself",
    text: "Pay, read the mail, open what was bought. Then refund it here.",
  },
};

/** What a new owner does before the shop sells; one line of it once the shop does, and gone when all of it is done. */
export function ToDo({ done, sells }: { done: readonly ToDoName[]; sells: boolean }) {
  if (isAllDone(done)) return null;
  if (sells) return <Folded done={done} className="mt-6" />;
  return (
    <section aria-labelledby="to-do" className="mt-9 border-[1.5px] border-ink bg-sheet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 px-5 pt-4 pb-3">
        <h2 id="to-do" className="text-d4">
          To do before you sell
        </h2>
        <p className="num mute text-sm">
          {done.length} of {toDoNames.length} done
        </p>
      </div>
      <Lines done={done} />
      <p className="mute border-t border-rule px-5 py-3 text-xs">
        Domain, sender and keys come with the deploy: <span className="code">npm run doctor</span> says what
        is left of them.
      </p>
    </section>
  );
}

/** The same, folded at the foot of the page, for an owner who looks for it later. */
export function WasToDo({ done }: { done: readonly ToDoName[] }) {
  return isAllDone(done) ? <Folded done={done} className="mt-12" /> : null;
}

function Folded({ done, className }: { done: readonly ToDoName[]; className: string }) {
  const left = toDoNames.length - done.length;
  return (
    <details className={`border-[1.5px] border-ink bg-sheet ${className}`}>
      <summary className="min-h-11 cursor-pointer px-5 py-2.5 text-sm font-semibold">
        Before you sell:{" "}
        {left === 0 ? `all ${toDoNames.length} done` : `${left} of ${toDoNames.length} to do`}
      </summary>
      <Lines done={done} />
    </details>
  );
}

const isAllDone = (done: readonly ToDoName[]) => toDoNames.every((name) => done.includes(name));

function Lines({ done }: { done: readonly ToDoName[] }) {
  return (
    <ol className="grid md:grid-cols-2">
      {toDoNames.map((name) => {
        const { to, title, text } = words[name];
        const isDone = done.includes(name);
        return (
          <li key={name} className="border-t border-rule md:odd:border-r">
            <Link
              to={to}
              className="grid h-full grid-cols-[auto_1fr] items-start gap-x-3 px-5 py-3 no-underline hover:bg-marigold-100"
            >
              <span
                className={`mt-0.5 grid size-5 place-items-center rounded-pill border-[1.5px] ${isDone ? "border-mat-600 bg-mat-600 text-sheet" : "border-rule-2"}`}
              >
                {isDone ? <Icon as={Check} className="size-3.5!" /> : null}
                <span className="sr-only">{isDone ? "Done:" : "To do:"}</span>
              </span>
              <span className="min-w-0">
                <b className={`block text-sm ${isDone ? "mute" : ""}`}>{title}</b>
                <span className="mute block text-xs">{text}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
