import { type KeyboardEvent, type ReactNode, useState, useTransition } from "react";

interface Tab {
  id: string;
  label: string;
  /** Small figure after the label: how many are inside. */
  count?: ReactNode;
}

interface TabsProps {
  /** Ties tabs to their panel; unique on the page. */
  name: string;
  label: string;
  tabs: readonly Tab[];
  active: string;
  onSelect: (id: string) => void;
}

/**
 * Index tabs on the ink line. One stop of the Tab key; arrows, Home and End move between them. A tab answers the press at
 * once; its panel, which may hold a hundred lines, follows.
 */
export function Tabs({ name, label, tabs, active, onSelect }: TabsProps) {
  const [isOnTheWay, startTransition] = useTransition();
  const [pressed, setPressed] = useState(active);
  const selected = isOnTheWay ? pressed : active;
  const select = (id: string) => {
    setPressed(id);
    startTransition(() => onSelect(id));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextTab(tabs, selected, event.key);
    if (!next) return;
    event.preventDefault();
    select(next);
    const tab = event.currentTarget.querySelector<HTMLElement>(`#${tabId(name, next)}`);
    tab?.focus();
    if (tab) reveal(tab);
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={tabId(name, tab.id)}
          type="button"
          role="tab"
          className="tab"
          aria-selected={tab.id === selected}
          aria-controls={panelId(name)}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={(event) => {
            select(tab.id);
            reveal(event.currentTarget);
          }}
        >
          {tab.label}
          {tab.count === undefined ? null : <small> {tab.count}</small>}
        </button>
      ))}
    </div>
  );
}

/** What stands under the tabs: the panel of the active one. */
export function TabPanel({
  name,
  active,
  className = "",
  children,
}: {
  name: string;
  active: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div id={panelId(name)} role="tabpanel" aria-labelledby={tabId(name, active)} className={className}>
      {children}
    </div>
  );
}

/** Where a key leads from the active tab; undefined for a key that is none of ours. Arrows wrap around. */
export function nextTab(tabs: readonly Pick<Tab, "id">[], active: string, key: string): string | undefined {
  const at = tabs.findIndex(({ id }) => id === active);
  const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[key];
  return step === undefined ? undefined : tabs.at(step % tabs.length)?.id;
}

/** Brings a tab to the middle of a row that scrolls sideways. */
function reveal(tab: HTMLElement): void {
  tab.scrollIntoView({ inline: "center", block: "nearest" });
}

function tabId(name: string, id: string): string {
  return `${name}-tab-${id}`;
}

function panelId(name: string): string {
  return `${name}-panel`;
}
