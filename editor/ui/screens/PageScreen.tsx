import { useState } from 'react';
import type { Place } from '../../api.ts';
import { pageWithId, partsOf, partWith } from '../model/parts.ts';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { useShown } from '../state/EditorContext.tsx';
import type { Route } from '../state/route.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { PagePanel } from './PagePanel.tsx';
import { PartsList } from './PartsList.tsx';

/** The key in local storage that is set after the seller has closed the first steps on this device. */
const WELCOMED = 'editor-welcomed';

/** The styles of the list and the panel, which are beside the page, or below it in a narrow window. */
const SHEET =
  'z-2 row-start-3 border-line bg-ground max-lg:max-h-[54dvh] max-lg:rounded-t-2xl max-lg:shadow-raised lg:row-start-1';

/** Shows the parts of the page on one side of the preview, and the fields of the chosen part on the other. */
export function PageScreen({ route, clicked }: { route: Route; clicked: readonly Place[] }) {
  const shown = useShown();
  const [isListOpen, setListOpen] = useState(false);
  const [isNew, setNew] = useState(() => localStorage.getItem(WELCOMED) === null);
  const endWelcome = () => {
    localStorage.setItem(WELCOMED, 'sim');
    setNew(false);
  };
  const page = pageWithId(shown, route.page);
  const parts = partsOf(page, shown);
  const part = parts.find(({ id }) => id === route.part) ?? (route.place && partWith(parts, route.place));
  const isPanelOpen = part !== undefined || route.place !== undefined;
  return (
    <>
      <div
        className={`${SHEET} overflow-auto p-4 lg:col-start-1 lg:border-e lg:px-2.5 lg:py-3 ${isListOpen && !isPanelOpen ? '' : 'max-lg:hidden'}`}
        data-sheet={(isListOpen && !isPanelOpen) || undefined}
      >
        <PartsList key={page.id} page={page} parts={parts} selected={part?.id} />
      </div>
      {!isPanelOpen && !isNew && (
        <Button
          className="z-1 row-start-2 m-2 mt-0 justify-self-start shadow-raised lg:hidden"
          onPress={() => setListOpen(!isListOpen)}
          aria-expanded={isListOpen}
        >
          <Icon name="parts" /> Partes
        </Button>
      )}
      <aside
        className={`${SHEET} lg:col-start-3 lg:border-s ${isPanelOpen || isNew ? 'flex flex-col overflow-clip' : 'overflow-auto p-5 max-lg:hidden'}`}
        data-sheet={isPanelOpen || isNew || undefined}
        aria-label="Campos"
      >
        {isPanelOpen ? (
          <PagePanel page={page} part={part} place={route.place} clicked={clicked} />
        ) : (
          <FirstSteps onDone={isNew ? endWelcome : undefined} />
        )}
      </aside>
    </>
  );
}
