// The mail carrier of a simulated world: takes a while, fails as the weather says, and remembers what it took.
import type { Item } from "@store/dev/table/values";
import type { Mailer, OutgoingMail } from "./shop.ts";
import type { Process, World } from "./world/world.ts";

export interface Carrier extends Mailer {
  /**
   * Newest first, as the stand-in's mailbox answers. A mail whose sender died or never learned that it was taken is left
   * out when the same came again: that much is allowed.
   */
  mails(): OutgoingMail[];
  /** Mails that these rows of the outbox do not say to have been sent were another table's. */
  clear(rows: readonly Item[]): void;
  /** Called with each mail that it takes. */
  onTaken: (mail: OutgoingMail) => void;
}

interface Taken {
  mail: OutgoingMail;
  sender: Process | null;
  isLost: boolean;
}

export function openCarrier(world: World): Carrier {
  const taken: Taken[] = [];
  const isExcused = ({ isLost, sender }: Taken) => isLost || sender?.dead === true;
  const subjectOf = ({ mail: { tags } }: Taken) => `${tags.kind} ${tags.about}`;
  const comesAgain = (one: Taken, at: number) =>
    taken.some((other, i) => i > at && subjectOf(other) === subjectOf(one));
  const carrier: Carrier = {
    onTaken: () => {},
    clear(rows) {
      const sent = new Set(rows.filter(({ state }) => state === "sent").map(({ mailId }) => mailId));
      const known = taken.filter(({ mail: { tags } }) => sent.has(`${tags.kind}.${tags.about}`));
      taken.splice(0, taken.length, ...known);
    },
    mails: () =>
      taken
        .filter((one, i) => !(isExcused(one) && comesAgain(one, i)))
        .map(({ mail }) => mail)
        .reverse(),
    send(mail) {
      const sender = world.self();
      const schedule = world.schedule();
      const faults = sender?.faults ?? schedule;
      const fails = faults.strikes(world.weather.mailFails);
      const isLost = !fails && faults.strikes(world.weather.mailAnswerLost);
      const id = `mail-${world.ids().below(2 ** 32)}`;
      return new Promise((resolve, reject) => {
        const arrive = () => {
          if (!fails) {
            taken.push({ mail, sender, isLost });
            carrier.onTaken(mail);
          }
          const how = fails ? "is put off" : isLost ? "leaves, and the answer is lost" : "leaves";
          world.note(`mail ${mail.tags.kind} ${how}`);
          const back = () =>
            fails || isLost ? reject(new Error("The carrier did not answer")) : resolve(id);
          world.after(schedule.between(5, 50), "carrier's answer", back, sender);
        };
        world.outside(schedule.between(5, 300), "mail", arrive);
      });
    },
  };
  return carrier;
}
