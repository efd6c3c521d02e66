import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { Place } from '../../api.ts';
import { partsOf, partWith } from '../model/parts.ts';
import { Icon } from '../shell/Icon.tsx';
import { useSaved } from '../state/EditorContext.tsx';
import type { Route } from '../state/route.ts';
import { PagePanel } from './PagePanel.tsx';
import { PartsList } from './PartsList.tsx';

/** Around the page: its parts on one side, and the fields of what was chosen on the other; from below on a phone. */
export function PageScreen({ route, beside }: { route: Route; beside: readonly Place[] }) {
  const { fields, files } = useSaved();
  const [isListOpen, setListOpen] = useState(false);
  const parts = partsOf(route.page, fields, files);
  const part = parts.find(({ id }) => id === route.part) ?? (route.place && partWith(parts, route.place));
  const isPanelOpen = part !== undefined || route.place !== undefined;
  return (
    <>
      <div className={isListOpen && !isPanelOpen ? 'side is-open' : 'side'}>
        <PartsList page={route.page} parts={parts} selected={part?.id} />
      </div>
      <Button
        className="button parts-button"
        onPress={() => setListOpen(!isListOpen)}
        aria-expanded={isListOpen}
      >
        <Icon name="parts" /> Partes
      </Button>
      <aside className={isPanelOpen ? 'panel is-open' : 'panel'} aria-label="Campos">
        {isPanelOpen ? (
          <PagePanel page={route.page} part={part} place={route.place} beside={beside} />
        ) : (
          <div className="panel-empty">
            <p>Clique em qualquer texto, preço ou imagem da página para mudar.</p>
            <p className="soft">Ou escolha uma parte na lista: setas e Enter também servem.</p>
            <p className="soft">
              Para mudar a ordem, arraste a parte pelos pontinhos. No teclado: seta para a direita, Enter, e
              as setas até o lugar novo.
            </p>
          </div>
        )}
      </aside>
    </>
  );
}
