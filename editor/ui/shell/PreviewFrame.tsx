import { useEffect, useRef, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { Place } from '../../api.ts';
import { PAGES, pageWith, partsOf, partWith } from '../model/parts.ts';
import { dotted, placeOf } from '../model/place.ts';
import { useEditor, useSaved } from '../state/EditorContext.tsx';
import { go, type Route } from '../state/route.ts';

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
  /** The field with the focus, until another screen, part or field is opened. */
  const [focused, setFocused] = useState<{ route: Route; place: Place }>();
  const wanted = (focused?.route === route && focused.place) || route.place;
  const page = route.screen !== 'pagina' && wanted ? pageWith(wanted, fields, files) : route.page;
  // A part is brought by what stands first in it.
  const place = wanted ?? partsOf(page, fields, files).find(({ id }) => id === route.part)?.places[0];
  const chosen = place && dotted(place);
  const shownPath = useRef<string>(undefined);

  useEffect(() => preview.onShow((shown) => setFocused({ route, place: shown })), [preview, route]);
  useEffect(
    () =>
      preview.listen((message) => {
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
    <section className="preview" aria-label="Prévia" hidden={!isShown}>
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
  );
}
