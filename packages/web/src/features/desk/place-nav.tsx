import { type SiteReport, scoreOf } from "@store/contract/desk/site-report";
import { Ruler } from "../../ui/ruler.tsx";
import { SelectField } from "../../ui/select.tsx";

/** A page of a checklist, by its place. */
export interface PlaceAt {
  list: number;
  place: number;
}

interface PlaceNavProps {
  report: SiteReport;
  at: PlaceAt;
  onGo: (at: PlaceAt) => void;
}

/** The pages of both checklists with their scores: beside the points, on a phone a list to choose from. */
export function PlaceNav({ report, at, onGo }: PlaceNavProps) {
  return (
    <>
      <SelectField
        id="place"
        label="Page"
        className="lg:hidden"
        value={`${at.list} ${at.place}`}
        onChange={({ currentTarget }) => {
          const [list = 0, place = 0] = currentTarget.value.split(" ").map(Number);
          onGo({ list, place });
        }}
      >
        {report.lists.map(({ list, title, places }, listAt) => (
          <optgroup key={list} label={title}>
            {places.map((place, placeAt) => (
              <option key={place.title} value={`${listAt} ${placeAt}`}>
                {place.title} ({scoreOf(place)}%)
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <nav aria-label="Pages" className="grid gap-6 max-lg:hidden">
        {report.lists.map(({ list, title, places }, listAt) => (
          <div key={list}>
            <h2 className="mb-2 text-d4">{title}</h2>
            <ul className="border-t-[1.5px] border-ink">
              {places.map((place, placeAt) => {
                const here = listAt === at.list && placeAt === at.place;
                return (
                  <li key={place.title} className="border-b border-rule">
                    <button
                      type="button"
                      aria-current={here ? "page" : undefined}
                      onClick={() => onGo({ list: listAt, place: placeAt })}
                      className={`grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-2.5 py-2 text-left text-sm hover:bg-marigold-100 ${here ? "bg-marigold-100 font-semibold" : ""}`}
                    >
                      <span>{place.title}</span>
                      <span className="num text-xs">{scoreOf(place)}%</span>
                      <span aria-hidden="true" className="col-span-full">
                        <Ruler
                          size="sm"
                          percent={scoreOf(place)}
                          label={place.title}
                          className="after:hidden"
                        />
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
