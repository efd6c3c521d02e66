import { useDeferredValue, useMemo, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  SearchField,
  Text,
} from 'react-aria-components';
import { fillDeep } from '../../../src/domain/placeholders.ts';
import { dotted, placeOf } from '../../places.ts';
import { namesInWords } from '../model/names.ts';
import { screenOf } from '../model/screens.ts';
import { search, searchIndex } from '../model/search.ts';
import { useShown } from '../state/EditorContext.tsx';
import { go } from '../state/route.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** A search over all fields, by their names and values. */
export function SearchDialog({ isOpen, onClose }: Props) {
  return (
    <ModalOverlay
      className="overlay at-top"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className="modal">
        <Dialog className="dialog search" aria-label="Procurar um campo">
          <Search onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
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
    const place = placeOf(key);
    onClose();
    go({ screen: screenOf(place), place });
  };
  return (
    <Autocomplete inputValue={question} onInputChange={setQuestion}>
      <SearchField autoFocus className="field">
        <Label>Procurar em todos os campos</Label>
        <Input className="input" placeholder="Onde está a garantia?" />
      </SearchField>
      <ListBox
        aria-label="Campos encontrados"
        className="results"
        items={found.map((entry) => ({ ...entry, id: dotted(entry.place) }))}
        onAction={(key) => open(String(key))}
        selectionMode="none"
        renderEmptyState={() => (
          <p className="soft empty">
            {asked
              ? 'Nada com essas palavras. Tente uma palavra que aparece na página.'
              : 'Escreva o que você quer mudar.'}
          </p>
        )}
      >
        {({ id, label, trail, value }) => (
          <ListBoxItem id={id} textValue={label} className="result">
            <Text slot="label">{label}</Text>
            <span className="trail">{trail.join(' › ')}</span>
            {value && (
              <Text slot="description" className="result-value">
                {value}
              </Text>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  );
}
