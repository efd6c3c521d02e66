import { useDeferredValue, useMemo, useState } from 'react';
import { Autocomplete, Input, Label, ListBox, ListBoxItem, SearchField, Text } from 'react-aria-components';
import { fillDeep } from '../../../src/domain/placeholders.ts';
import { fieldPath, placeOf } from '../../places.ts';
import { FIELD_CLASSES, INPUT_CLASSES } from '../fields/Field.tsx';
import { namesInWords } from '../model/names.ts';
import { search, searchIndex } from '../model/search.ts';
import { useShown } from '../state/EditorContext.tsx';
import { hrefOfField } from '../state/route.ts';
import { ModalDialog } from './ModalDialog.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** A search over all fields, by their names and values. */
export function SearchDialog({ isOpen, onClose }: Props) {
  return (
    <ModalDialog
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      isSearch
      className="grid p-5 pt-0"
      aria-label="Procurar um campo"
    >
      <Search onClose={onClose} />
    </ModalDialog>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const { fields, files, names } = useShown();
  const [question, setQuestion] = useState('');
  const asked = useDeferredValue(question);
  const index = useMemo(
    () => searchIndex(fields, fillDeep(files, namesInWords(names))),
    [fields, files, names],
  );
  const found = useMemo(() => search(index, asked), [index, asked]);
  const open = (key: string) => {
    onClose();
    window.location.href = hrefOfField(placeOf(key));
  };
  return (
    <Autocomplete inputValue={question} onInputChange={setQuestion}>
      <SearchField autoFocus className={`${FIELD_CLASSES} sticky top-0 z-1 bg-ground pt-5 pb-3`}>
        <Label>Procurar em todos os campos</Label>
        <Input className={INPUT_CLASSES} placeholder="Onde está a garantia?" />
      </SearchField>
      <ListBox
        aria-label="Campos encontrados"
        className="grid outline-none"
        items={found.map((entry) => ({ ...entry, id: fieldPath(entry.place) }))}
        onAction={(key) => open(String(key))}
        selectionMode="none"
        renderEmptyState={() => (
          <p className="text-soft p-4 text-center">
            {asked
              ? 'Nada com essas palavras. Tente uma palavra que aparece na página.'
              : 'Escreva o que você quer mudar.'}
          </p>
        )}
      >
        {({ id, label, trail, value }) => (
          <ListBoxItem
            id={id}
            textValue={label}
            className="grid cursor-pointer rounded-lg px-3 py-2 outline-none hover:bg-tint focus:bg-tint"
          >
            <Text slot="label" className="font-semibold">
              {label}
            </Text>
            <span className="text-note text-soft">{trail.join(' › ')}</span>
            {value && (
              <Text slot="description" className="truncate text-sm">
                {value}
              </Text>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  );
}
