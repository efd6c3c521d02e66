import { useContext } from 'react';
import { GridList, GridListItem } from 'react-aria-components';
import type { ListField } from '../../../src/content-model/fieldTree.ts';
import { itemId } from '../../../src/content-model/paths.ts';
import type { Place, YamlValue } from '../../api.ts';
import { childOf, listAt, valueIn } from '../../places.ts';
import { FIELD_CLASSES } from '../fields/Field.tsx';
import { fieldId } from '../fields/fieldId.ts';
import { summaryOf } from '../model/fields.ts';
import { inWords } from '../model/names.ts';
import { onlyPicture } from '../model/pictures.ts';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { RowMenu } from '../shell/RowMenu.tsx';
import { useShown } from '../state/EditorContext.tsx';
import { AddPictures } from './AddPictures.tsx';
import { FormContext } from './FormContext.ts';
import { DragButton, ROW, rowActions, runRowAction, useDragging } from './rows.tsx';
import { useListEdits } from './useListEdits.ts';

/** A picture of an item, beside its title. */
function Thumbnail({ name }: { name: YamlValue | undefined }) {
  if (!name || typeof name !== 'string') return null;
  return <img src={`/uploads/${name}`} alt="" loading="lazy" className="size-9 rounded-md object-cover" />;
}

type Props = { place: Place; field: ListField; isTop: boolean };

/**
 * The form of a list. Items can be opened, added, duplicated, moved by dragging or with the keyboard, and deleted. A
 * notice offers to undo the deletion.
 */
export function ListForm({ place, field, isTop }: Props) {
  const { files, names } = useShown();
  const { rowFor } = useContext(FormContext);
  const items = listAt(files, place);
  const edits = useListEdits(place, field, items);
  const keyOf = (index: number) => itemId(items[index]) ?? index;
  const titles = items.map((item) => inWords(summaryOf(field.item, item), names));

  const picture = onlyPicture(field.item);

  const dragAndDropHooks = useDragging({ indexOf: Number, move: edits.move });

  return (
    <section className={FIELD_CLASSES} aria-label={field.label}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <span className={isTop ? 'sr-only' : 'font-semibold'}>{field.label}</span>
        <Button
          variant="quiet"
          size="inline"
          className="ms-auto"
          onPress={() => void edits.add()}
          isDisabled={!edits.canAdd}
        >
          <Icon name="plus" /> Adicionar<span className="sr-only"> em {field.label}</span>
        </Button>
      </div>
      {field.help && <p className="text-note text-soft">{field.help}</p>}
      {/* The id is not on the GridList, because React Aria changes the list's id after the first render. */}
      <div id={fieldId(place)}>
        <GridList
          aria-label={field.label}
          className="grid grid-cols-1 rounded-box border border-line"
          dragAndDropHooks={dragAndDropHooks}
          onAction={(key) => {
            window.location.href = rowFor(childOf(place, keyOf(Number(key))));
          }}
          renderEmptyState={() => <p className="text-soft p-4 text-center">Nada aqui ainda.</p>}
        >
          {items.map((_, index) => (
            <GridListItem
              key={index}
              id={index}
              textValue={titles[index] ?? ''}
              className={`${ROW} min-h-11 border-line [&+&]:border-t hover:bg-sunk`}
            >
              <DragButton />
              {picture && <Thumbnail name={valueIn(items[index], picture.path)} />}
              <span className="min-w-0 flex-1 truncate">{titles[index]}</span>
              <RowMenu
                label={titles[index] ?? ''}
                actions={rowActions(index, items.length, edits)}
                onAction={(action) => runRowAction(action, index, edits)}
              />
            </GridListItem>
          ))}
        </GridList>
      </div>
      {picture && <AddPictures list={place} field={picture.field} edits={edits} />}
      {!edits.canAdd && <p className="text-note text-soft">No máximo {field.max} itens.</p>}
    </section>
  );
}
