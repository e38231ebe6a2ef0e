import {
  type Recipe,
  type RecipePlatform,
  recipePlatformNames,
  recipePlatforms,
} from "@store/contract/recipes";
import { useQuery } from "@tanstack/react-query";
import { Wrench } from "lucide-react";
import { useId, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { CopyWords } from "../../ui/copy-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LoadState } from "../../ui/load-state.tsx";
import { TabPanel, Tabs } from "../../ui/tabs.tsx";
import { type RecipeArea, recipesQuery } from "../access/access.queries.ts";
import type { GateFacts } from "../access/loaders.ts";
import { readFacts } from "../plan/plan-facts.ts";

interface HowToFixProps {
  area: RecipeArea;
  itemId: string;
  of: string;
  /** What the shop runs on; without it, what its visitor told the plan. */
  platform?: string;
}

/** How a point is put right, by what the shop runs on. The recipes of all points are fetched with the first one opened. */
export function HowToFix({ of, ...asked }: HowToFixProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="open:basis-full" onToggle={(event) => setOpened(opened || event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-xs font-semibold text-mat-700 [&::-webkit-details-marker]:hidden">
        <Icon as={Wrench} /> How to fix it<span className="sr-only">: {of}</span>
      </summary>
      {opened ? <Fetched {...asked} /> : null}
    </details>
  );
}

function Fetched({ area, itemId, platform = readFacts("").platform }: Omit<HowToFixProps, "of">) {
  const { sessionToken } = useLoaderData<Pick<GateFacts, "sessionToken">>();
  return (
    <div className="pt-2 pb-4 text-sm">
      <LoadState
        query={useQuery(recipesQuery(area, sessionToken))}
        failed="The steps did not arrive"
        fetching="Fetching the steps"
        small
      >
        {(recipes) => {
          const recipe = recipes[itemId];
          return recipe ? <RecipeView recipe={recipe} wanted={wayOn[platform] ?? "code"} /> : null;
        }}
      </LoadState>
    </div>
  );
}

function RecipeView({ recipe, wanted }: { recipe: Recipe; wanted: RecipePlatform }) {
  const name = useId();
  const offered = recipePlatforms.filter((on) => recipe.ways.some((way) => way.on === on));
  const [on, setOn] = useState(() => offered.find((each) => each === wanted) ?? offered[0]);
  const way = recipe.ways.find((each) => each.on === on);
  if (!on || !way) return null;
  return (
    <div className="grid max-w-[76ch] gap-3">
      <Tabs
        name={name}
        label="What the shop runs on"
        tabs={offered.map((id) => ({ id, label: recipePlatformNames[id] }))}
        active={on}
        onSelect={(id) => setOn(offered.find((each) => each === id))}
      />
      <TabPanel name={name} active={on} className="grid gap-3">
        <ol className="grid list-decimal gap-1.5 pl-5">
          {way.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {way.code ? (
          <figure className="border border-rule bg-paper">
            <figcaption className="flex items-center justify-between gap-3 border-b border-rule py-1 pr-1 pl-3 text-xs">
              <span>
                <b>{way.code.language}</b>, {way.code.place}
              </span>
              <CopyWords what={way.code.language} words={way.code.text} />
            </figcaption>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
            <pre tabIndex={0} className="overflow-x-auto px-3 py-2 font-mono text-xs leading-relaxed">
              {way.code.text}
            </pre>
          </figure>
        ) : null}
      </TabPanel>
      <p>
        <b>How to test it:</b> {recipe.test}
      </p>
      <p className="mute text-xs">Menus and names as they were in {recipe.checked}.</p>
    </div>
  );
}

/** The way for a shop of the platform; plain code serves all others. */
const wayOn: Readonly<Record<string, RecipePlatform>> = {
  Shopify: "shopify",
  WooCommerce: "woocommerce",
  WordPress: "woocommerce",
};
