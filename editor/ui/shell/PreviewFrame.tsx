import { useEffect, useRef, useState } from 'react';
import { Button, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { flushSync } from 'react-dom';
import type { Place } from '../../api.ts';
import { focusField } from '../forms/useFocusField.ts';
import { PAGES, type PageId, pageWith, partsOf, partWith } from '../model/parts.ts';
import { dotted, isWithin, placeOf } from '../model/place.ts';
import { useEditor, useSaved } from '../state/EditorContext.tsx';
import { go, type Route } from '../state/route.ts';
import { Icon } from './Icon.tsx';

const WIDTHS = [
  [390, 'Celular'],
  [768, 'Tablet'],
  [1280, 'Computador'],
] as const;

/** How much of an element's width and height there is, in pixels. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}

type Props = {
  route: Route;
  isShown: boolean;
  /** Called with the other places of the element that was clicked. */
  onBeside: (places: Place[]) => void;
};

/** The seller's page as visitors see it, at a chosen width. What is clicked in it opens its field. */
export function PreviewFrame({ route, isShown, onBeside }: Props) {
  const { preview } = useEditor();
  const { fields, files } = useSaved();
  const [width, setWidth] = useState<number>(390);
  const { ref, room } = useRoom();
  const scale = Math.min(1, room.width / width || 1);
  /** What a form's field brought, until another screen, part or field is opened. */
  const [brought, setBrought] = useState<{ route: Route; page: PageId; place: Place }>();
  const now = brought?.route === route ? brought : undefined;
  const wanted = now?.place ?? route.place;
  const routePage = route.screen !== 'pagina' && route.place && pageWith(route.place, fields, files);
  const page = now?.page ?? (routePage || undefined) ?? route.page;
  // A part is brought by what stands first in it.
  const place = wanted ?? partsOf(page, fields, files).find(({ id }) => id === route.part)?.places[0];
  const chosen = place && dotted(place);
  /** In a narrow window the page covers the form when the seller asks for it, until something else is opened. */
  const [openedAt, setOpenedAt] = useState<Route>();
  const isOpen = openedAt === route;
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The form can have the focus once it is seen again.
    flushSync(() => setOpenedAt(undefined));
    if (!wanted || !focusField(wanted)) opener.current?.focus();
  };
  const shownPath = useRef<string>(undefined);
  const shownPlaces = useRef<Place[]>([]);

  useEffect(
    () =>
      preview.onShow((place, isChosen) => {
        // The seller goes on with the page that is there while it shows the field, or the focus only passes by.
        const isThere = shownPath.current === PAGES[page].path;
        const isHere = isThere && shownPlaces.current.some((one) => isWithin(one, place));
        const stays = !isChosen || isHere || route.screen === 'pagina';
        const next = stays ? page : (pageWith(place, fields, files) ?? page);
        if (next !== page || dotted(place) !== chosen) setBrought({ route, page: next, place });
      }),
    [preview, route, page, chosen, fields, files],
  );
  useEffect(
    () =>
      preview.listen((message) => {
        if (message.type === 'places') shownPlaces.current = message.places;
        if (message.type === 'places' && message.path !== shownPath.current) {
          shownPath.current = message.path;
          preview.send({ type: 'select', place: chosen === undefined ? undefined : placeOf(chosen) });
        }
        // A click on a page that is being left does not count.
        if (message.type !== 'selected' || shownPath.current !== PAGES[page].path) return;
        const part = partWith(partsOf(page, fields, files), message.place);
        onBeside(message.beside);
        go({ screen: 'pagina', page, ...(part && { part: part.id }), place: message.place });
      }),
    [preview, page, chosen, fields, files, onBeside],
  );
  useEffect(() => {
    preview.send({ type: 'select', place: chosen === undefined ? undefined : placeOf(chosen) });
  }, [preview, chosen]);

  return (
    <>
      {route.screen !== 'pagina' && isShown && !isOpen && (
        <Button ref={opener} className="button page-button" onPress={() => setOpenedAt(route)}>
          <Icon name="eye" /> Ver página
        </Button>
      )}
      <section className={isOpen ? 'preview is-open' : 'preview'} aria-label="Prévia" hidden={!isShown}>
        <div className="preview-bar">
          {isOpen && (
            <Button autoFocus className="button quiet preview-back" onPress={close}>
              <Icon name="back" /> Voltar
            </Button>
          )}
          <p className="preview-title">{PAGES[page].title}</p>
          <ToggleButtonGroup
            className="segments"
            aria-label="Largura da prévia"
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[String(width)]}
            onSelectionChange={([chosen]) => setWidth(Number(chosen))}
          >
            {WIDTHS.map(([one, name]) => (
              <ToggleButton key={one} id={String(one)} className="segment-button">
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </div>
        <div ref={ref} className="preview-area">
          <iframe
            ref={preview.setFrame}
            title={`Prévia: ${PAGES[page].title}`}
            src={`${preview.origin}${PAGES[page].path}`}
            style={{
              width,
              height: room.height / scale || '100%',
              transform: `scale(${scale})`,
            }}
          />
        </div>
      </section>
    </>
  );
}
