import { useEffect, useRef, useState } from 'react';
import { SwitchField, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { field } from '../../../src/content-model/issue.ts';
import { AB_VERSION_PARAMETER, type Place, PROMOTION_PARAMETER } from '../../api.ts';
import { childOf, fieldPath, isWithin, placeOf, valueAt } from '../../places.ts';
import { Switch } from '../fields/Switch.tsx';
import { focusField } from '../forms/useFocusField.ts';
import { testedPartsOf } from '../model/abTest.ts';
import { mainOfferPlace } from '../model/money.ts';
import {
  type EditorPage,
  editorPages,
  firstPlaceOf,
  pageWith,
  pageWithId,
  partsOf,
  partWith,
} from '../model/parts.ts';
import { isPromotionUpcoming } from '../model/promotion.ts';
import { useEditor, useShown, useSnapshot } from '../state/EditorContext.tsx';
import { navigate, type Route } from '../state/route.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

const WIDTHS = [
  [390, 'Celular'],
  [768, 'Tablet'],
  [1280, 'Computador'],
] as const;

/** An update that takes longer than this shows a status. */
const SHORT_MS = 400;

/** The size of an element, in pixels. */
function useElementSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}

/** Whether an update of the page takes so long that a status is shown. */
function useIsUpdating(): boolean {
  const { preview } = useEditor();
  const [isUpdating, setUpdating] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = preview.listen((message) => {
      if (message.type !== 'refreshing') return;
      clearTimeout(timer);
      if (message.isRefreshing) timer = setTimeout(() => setUpdating(true), SHORT_MS);
      else setUpdating(false);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [preview]);
  return isUpdating;
}

type Props = {
  route: Route;
  isShown: boolean;
  /** Called with the places of the element that was clicked. */
  onClicked: (places: Place[]) => void;
};

/** The seller's page as visitors see it, at a chosen width. A click on an element opens its field. */
export function PreviewFrame({ route, isShown, onClicked }: Props) {
  const { preview } = useEditor();
  const shown = useShown();
  const { files } = shown;
  const [width, setWidth] = useState<number>(390);
  const { ref, size } = useElementSize();
  const isUpdating = useIsUpdating();
  const isUpcoming = useSnapshot(({ saved }) => isPromotionUpcoming(saved.files, Date.now()));
  const isOnPage = route.screen === 'pagina';
  /** The screen on which the seller asked to see the promotion's prices. Other screens show today's prices. */
  const [promotionScreen, setPromotionScreen] = useState<Route['screen']>();
  const isDuring = promotionScreen === route.screen;
  const scale = Math.min(1, size.width / width || 1);
  /** The page and place to which a field of the form has scrolled the preview. It applies until the next navigation. */
  const [scrolledTo, setScrolledTo] = useState<{
    route: Route;
    page: EditorPage;
    place: Place;
    /** Whether the page is still loading, so it is unknown whether it shows the field. */
    awaitsPage: boolean;
  }>();
  const target = scrolledTo?.route === route ? scrolledTo : undefined;
  const wanted = target?.place ?? route.place;
  const routePage = route.screen !== 'pagina' && route.place && pageWith(route.place, shown);
  const page = target?.page ?? (routePage || undefined) ?? pageWithId(shown, route.page);
  const place = wanted ?? firstPlaceOf(partsOf(page, shown), route.part);
  const chosen = place && fieldPath(place);
  /** The route on which the seller opened the page over the form, in a narrow window. A navigation closes the page. */
  const [openedAt, setOpenedAt] = useState<Route>();
  const isOpen = openedAt === route;
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The form can take the focus only when it is visible again.
    flushSync(() => setOpenedAt(undefined));
    if (!wanted || !focusField(wanted)) opener.current?.focus();
  };
  const shownPath = useRef<string>(undefined);
  /** The path that was opened again because the frame showed another page. */
  const reopened = useRef<string>(undefined);
  const shownPlaces = useRef<Place[]>([]);

  // Visitors may be sent to another page during the promotion.
  const replaced = page.file && valueAt(files, { file: page.file, path: ['duringPromotion'] }) !== undefined;
  const hasPromotion = isUpcoming && page.file !== undefined && !replaced;
  const versions = testedPartsOf(page, files);
  const opened = route.part ?? (place && partWith(partsOf(page, shown), place)?.id);
  const openedPair = versions.find(({ idOfA, idOfB }) => opened === idOfA || opened === idOfB);
  /** Whether the seller asked to see version B. While the form of a version is open, the page shows that version. */
  const [wantsB, setWantsB] = useState(false);
  const showsB = openedPair ? opened === openedPair.idOfB : wantsB;
  if (showsB !== wantsB) setWantsB(showsB);
  const switchVersion = (isB: boolean) => {
    setWantsB(isB);
    if (openedPair)
      navigate({ screen: 'pagina', page: page.id, part: isB ? openedPair.idOfB : openedPair.idOfA });
  };
  const query = [
    hasPromotion && isDuring && PROMOTION_PARAMETER,
    versions.length > 0 && `${AB_VERSION_PARAMETER}=${showsB ? 'b' : 'a'}`,
  ].filter(Boolean);
  const path = page.path + (query.length > 0 ? `?${query.join('&')}` : '');
  const switchPromotion = (isOn: boolean) => {
    setPromotionScreen(isOn ? route.screen : undefined);
    preview.show(
      isOn ? field('offers', 'promotion', 'price') : childOf(mainOfferPlace(files), 'price'),
      false,
    );
  };

  useEffect(() => {
    /** The page for a place: the current one if it shows the place. */
    const pageFor = (place: Place, places: Place[]) =>
      places.some((one) => isWithin(one, place)) ? page : (pageWith(place, shown) ?? page);
    const stopShowing = preview.onShow((place, isChosen) => {
      const isLoading = shownPath.current !== path;
      // A field that only has the focus does not change the page: keyboard users may just pass it.
      const stays = !isChosen || isLoading || route.screen === 'pagina';
      const next = stays ? page : pageFor(place, shownPlaces.current);
      const awaitsPage = isChosen && isLoading && route.screen !== 'pagina';
      if (next.id !== page.id || fieldPath(place) !== chosen || awaitsPage)
        setScrolledTo({ route, page: next, place, awaitsPage });
    });
    const stopListening = preview.listen((message) => {
      if (message.type === 'places') shownPlaces.current = message.places;
      if (message.type === 'places' && message.isLoad) {
        shownPath.current = message.path;
        // A page that reloads itself while the frame is loading another address cancels that navigation. If it is no
        // longer a page of the site, the wanted page is opened once, because the server may redirect its address.
        const [loaded] = message.path.split('?');
        const isPage = editorPages(shown).some((one) => one.path === loaded);
        if (message.path === path) reopened.current = undefined;
        else if (isPage || reopened.current !== path) {
          reopened.current = path;
          preview.open(path);
        }
        preview.send({ type: 'select', place: chosen === undefined ? undefined : placeOf(chosen) });
        if (target?.awaitsPage && message.path === path)
          setScrolledTo({ ...target, page: pageFor(target.place, message.places), awaitsPage: false });
      }
      // Ignores a click on a page that is being replaced.
      if (message.type !== 'selected' || shownPath.current !== path) return;
      const part = partWith(partsOf(page, shown), message.place);
      onClicked([message.place, ...message.beside]);
      navigate({ screen: 'pagina', page: page.id, ...(part && { part: part.id }), place: message.place });
    });
    return () => {
      stopShowing();
      stopListening();
    };
  }, [preview, route, page, path, chosen, target, shown, onClicked]);
  useEffect(() => {
    preview.send({ type: 'select', place: chosen === undefined ? undefined : placeOf(chosen) });
  }, [preview, chosen]);

  return (
    <>
      {!isOnPage && isShown && !isOpen && (
        <Button
          ref={opener}
          variant="primary"
          className="z-1 col-start-1 row-start-1 m-4 self-end justify-self-end shadow-raised lg:hidden"
          onPress={() => setOpenedAt(route)}
        >
          <Icon name="eye" /> Ver página
        </Button>
      )}
      <section
        className={`col-start-1 row-start-1 min-h-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] justify-items-center gap-2 bg-canvas p-2 lg:col-start-2 lg:px-4 lg:pt-3 lg:pb-0 ${isShown ? 'grid' : 'hidden'} ${isOnPage || isOpen ? '' : 'max-lg:invisible'}`}
        aria-label="Prévia"
        hidden={!isShown}
        data-covers-form={isOpen || undefined}
      >
        <div className="flex w-full flex-wrap items-center justify-center gap-x-3 gap-y-1 max-lg:group-has-[[data-sheet]]/main:hidden">
          {isOpen && (
            <Button autoFocus variant="quiet" className="lg:hidden" onPress={close}>
              <Icon name="back" /> Voltar
            </Button>
          )}
          <p className={`text-soft ${isOnPage ? 'max-lg:hidden' : ''}`}>{page.title}</p>
          <ToggleButtonGroup
            className="flex rounded-box bg-[light-dark(#e6e4f0,#211f3b)] p-0.75"
            aria-label="Largura da prévia"
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[String(width)]}
            onSelectionChange={([chosen]) => setWidth(Number(chosen))}
          >
            {WIDTHS.map(([one, name]) => (
              <ToggleButton
                key={one}
                id={String(one)}
                className="min-h-8 min-w-14 cursor-pointer rounded-md border-0 bg-transparent px-3 text-sm text-soft selected:bg-[light-dark(#fff,#3a3766)] selected:font-semibold selected:text-ink selected:shadow-low"
              >
                {name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {versions.length > 0 && (
            <SwitchField isSelected={showsB} onChange={switchVersion}>
              <Switch className="font-normal">Ver a versão B</Switch>
            </SwitchField>
          )}
          {hasPromotion && (
            <SwitchField isSelected={isDuring} onChange={switchPromotion}>
              <Switch className="font-normal">Ver como na promoção</Switch>
            </SwitchField>
          )}
        </div>
        <div ref={ref} className="relative row-start-2 flex w-full justify-center overflow-clip">
          <p className="pointer-events-none absolute inset-x-0 top-3 z-1 text-center" role="status">
            {isUpdating && (
              <span className="rounded-2xl bg-ground px-3 py-1 text-sm shadow-raised">Atualizando…</span>
            )}
          </p>
          <iframe
            ref={preview.setFrame}
            title={`Prévia: ${page.title}`}
            src={preview.origin + path}
            className="flex-none origin-top rounded-xl border-0 bg-white shadow-raised lg:rounded-b-none"
            style={{
              width,
              height: size.height / scale || '100%',
              transform: `scale(${scale})`,
            }}
          />
        </div>
      </section>
    </>
  );
}
