import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import type { FieldOption } from '../../../src/fields/field.ts';
import { CARD_HELP, CARD_TITLE } from '../fields/Cards.tsx';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { Question } from '../shell/Question.tsx';

type Props = { kinds: readonly FieldOption[]; onAdd: (kind: string) => void };

/** A button that opens the list of the kinds of sections, each with a drawing and a sentence. */
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
          className="grid max-h-[60vh] grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-2 overflow-y-auto"
          layout="grid"
          selectionMode="none"
          onAction={(kind) => {
            close();
            onAdd(String(kind));
          }}
        >
          {kinds.map(({ value, label, help, drawing }) => (
            <ListBoxItem
              key={value}
              id={value}
              textValue={label}
              className="grid cursor-pointer content-start gap-1 rounded-box border border-line p-3 hover:border-accent hover:bg-tint focus:border-accent focus:bg-tint"
            >
              {drawing && (
                <svg
                  aria-hidden="true"
                  className="h-12 w-18 fill-none stroke-accent stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]"
                  viewBox="0 0 48 32"
                >
                  <path d={drawing} />
                </svg>
              )}
              <Text slot="label" className={CARD_TITLE}>
                {label}
              </Text>
              {help && (
                <Text slot="description" className={CARD_HELP}>
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
