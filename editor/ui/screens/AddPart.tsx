import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import type { FieldOption } from '../../../src/fields/field.ts';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { Question } from '../shell/Question.tsx';

type Props = { kinds: readonly FieldOption[]; onAdd: (kind: string) => void };

/** A button that opens the list of the kinds of parts, each with a drawing and a sentence. */
export function AddPart({ kinds, onAdd }: Props) {
  const button = (
    <Button size="small" className="mt-2">
      <Icon name="plus" /> Adicionar parte
    </Button>
  );
  return (
    <Question button={button} title="Que parte você quer adicionar?">
      {(close) => (
        <ListBox
          aria-label="Tipos de partes"
          className="kinds"
          layout="grid"
          selectionMode="none"
          onAction={(kind) => {
            close();
            onAdd(String(kind));
          }}
        >
          {kinds.map(({ value, label, help, drawing }) => (
            <ListBoxItem key={value} id={value} textValue={label} className="kind">
              {drawing && (
                <svg aria-hidden="true" className="kind-drawing" viewBox="0 0 48 32">
                  <path d={drawing} />
                </svg>
              )}
              <Text slot="label" className="card-title">
                {label}
              </Text>
              {help && (
                <Text slot="description" className="card-help">
                  {help}
                </Text>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      )}
    </Question>
  );
}
