import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { destinationOf, movesOf } from '../model/moving.ts';
import { PAGE_IDS, PAGES, type PageId, type Part } from '../model/parts.ts';
import { Icon } from '../shell/Icon.tsx';
import { RowMenu } from '../shell/RowMenu.tsx';
import { go, hrefOf } from '../state/route.ts';
import { usePartEdits } from './usePartEdits.ts';

type Props = { page: PageId; parts: readonly Part[]; selected: string | undefined };

/** The parts of the page: opened by Enter, moved by dragging or keys, hidden and shown. */
export function PartsList({ page, parts, selected }: Props) {
  const { order, move, hide, show } = usePartEdits(page);
  const listed = parts.filter(({ isMovable }) => isMovable);
  const ordered = order.flatMap((name) => listed.filter(({ id }) => id === name));
  const all = parts.map((part) => (part.isMovable ? (ordered[listed.indexOf(part)] ?? part) : part));

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: listed.length === 0,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const from = order.indexOf(String([...keys][0]));
      const to = order.indexOf(String(target.key));
      if (from >= 0 && to >= 0) move(from, destinationOf(from, to, target.dropPosition));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="drop-line" />,
  });

  return (
    <nav className="parts" aria-label="Partes da página">
      <h2>{PAGES[page].title}</h2>
      <GridList
        aria-label={`Partes: ${PAGES[page].title}`}
        className="part-list"
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => go({ screen: 'pagina', page, part: String(key) })}
      >
        {all.map(({ id, title, isMovable, isHidden, isNeeded, missing }) => (
          <GridListItem
            key={id}
            id={id}
            textValue={isHidden ? `${title} (escondida)` : title}
            className={`part${isHidden ? ' is-hidden' : ''}${id === selected ? ' is-selected' : ''}`}
          >
            <Button slot="drag" className="grip" isDisabled={!isMovable || isHidden}>
              <Icon name="drag" />
            </Button>
            <span className="list-name">
              {title}
              {isHidden && <span className="part-state">escondida</span>}
              {!isHidden && missing && <span className="part-state">{missing}</span>}
            </span>
            {isMovable && !isNeeded && (
              <Button
                className="button quiet small"
                aria-label={isHidden ? `Mostrar ${title}` : `Esconder ${title}`}
                onPress={() => (isHidden ? show(id) : hide(id))}
              >
                <Icon name={isHidden ? 'hidden' : 'eye'} />
              </Button>
            )}
            {isMovable && (
              <RowMenu
                label={title}
                isDisabled={isHidden}
                actions={movesOf(order.indexOf(id), order.length)}
                onAction={(action) => {
                  const from = order.indexOf(id);
                  move(from, action === 'up' ? from - 1 : from + 1);
                }}
              />
            )}
          </GridListItem>
        ))}
      </GridList>
      <h2>Outras páginas</h2>
      <ul className="pages">
        {PAGE_IDS.filter((id) => id !== page).map((id) => (
          <li key={id}>
            <a href={hrefOf({ screen: 'pagina', page: id })}>{PAGES[id].title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
