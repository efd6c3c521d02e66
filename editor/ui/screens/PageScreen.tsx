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

/** Set once the first steps have been read on this device. */
const WELCOMED = 'editor-welcomed';

/** The parts of the page on one side of the preview, and the fields of the chosen part on the other. */
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
      <div className={isListOpen && !isPanelOpen ? 'side is-open' : 'side'}>
        <PartsList key={page.id} page={page} parts={parts} selected={part?.id} />
      </div>
      {!isPanelOpen && !isNew && (
        <Button
          className="parts-button lg:hidden"
          onPress={() => setListOpen(!isListOpen)}
          aria-expanded={isListOpen}
        >
          <Icon name="parts" /> Partes
        </Button>
      )}
      <aside className={isPanelOpen || isNew ? 'panel is-open' : 'panel'} aria-label="Campos">
        {isPanelOpen ? (
          <PagePanel page={page} part={part} place={route.place} clicked={clicked} />
        ) : (
          <FirstSteps onDone={isNew ? endWelcome : undefined} />
        )}
      </aside>
    </>
  );
}
