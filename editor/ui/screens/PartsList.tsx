import { GridList, GridListItem } from 'react-aria-components';
import { DragButton, ROW, rowActions, runRowAction, useDragging } from '../forms/rows.tsx';
import type { EditorPage, Part } from '../model/parts.ts';
import { Badge } from '../shell/Badge.tsx';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { RowMenu } from '../shell/RowMenu.tsx';
import { navigate } from '../state/route.ts';
import { AddPart } from './AddPart.tsx';
import { HiddenNote, LIST_TITLE_CLASSES, PagesList } from './PagesList.tsx';
import { usePartEdits } from './usePartEdits.ts';

type Props = { page: EditorPage; parts: readonly Part[]; selected: string | undefined };

/**
 * The parts of the page. They can be opened with Enter, moved by dragging or with the keyboard, added, duplicated,
 * hidden and deleted.
 */
export function PartsList({ page, parts, selected }: Props) {
  const edits = usePartEdits(page);
  const count = parts.filter(({ section }) => section).length;
  const indexOf = (id: unknown) => parts.find((part) => part.id === id)?.section?.index;
  const indexForNew = edits.indexForNew(selected);

  const dragAndDropHooks = useDragging({ indexOf, move: edits.move, isDisabled: count === 0 });
  return (
    <nav aria-label="Partes da página">
      <h2 className={LIST_TITLE_CLASSES}>{page.title}</h2>
      <GridList
        aria-label={`Partes: ${page.title}`}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => navigate({ screen: 'pagina', page: page.id, part: String(key) })}
      >
        {parts.map(({ id, title, section }) => (
          <GridListItem
            key={id}
            id={id}
            textValue={`${title}${section?.versionOf ? ' (versão B)' : ''}${section?.isHidden ? ' (escondida)' : ''}`}
            className={`${ROW} min-h-10 rounded-lg ${section?.versionOf ? 'ms-4' : ''} ${id === selected ? 'bg-tint font-semibold' : 'hover:bg-sunk'}`}
          >
            <DragButton isDisabled={!section} />
            {section?.versionOf && (
              <Badge>
                <span className="sr-only">Versão </span>B
              </Badge>
            )}
            <span className={`line-clamp-2 min-w-0 flex-1 ${section?.isHidden ? 'text-soft' : ''}`}>
              {title}
              {section?.isHidden && <HiddenNote />}
            </span>
            {section && (
              <>
                <Button
                  variant="quiet"
                  size="row"
                  className="text-soft"
                  aria-label={section.isHidden ? `Mostrar ${title}` : `Esconder ${title}`}
                  onPress={() => edits.setHidden(section.index, !section.isHidden)}
                >
                  <Icon name={section.isHidden ? 'hidden' : 'eye'} />
                </Button>
                <RowMenu
                  size="row"
                  className="text-soft"
                  label={title}
                  actions={[
                    ...rowActions(section.index, count),
                    ...(edits.canTest(section.index) ? [{ id: 'test', name: 'Testar outra versão' }] : []),
                  ]}
                  onAction={(action) =>
                    action === 'test'
                      ? void edits.testOther(section.index)
                      : runRowAction(action, section.index, edits)
                  }
                />
              </>
            )}
          </GridListItem>
        ))}
      </GridList>
      {edits.canAdd && (
        <AddPart
          kinds={edits.kinds}
          after={parts.find(({ section }) => section?.index === indexForNew - 1)?.title}
          onAdd={(kind) => edits.add(kind, indexForNew)}
        />
      )}
      <PagesList current={page} />
    </nav>
  );
}
