import { Header, ListBox, ListBoxItem, ListBoxSection, Text } from 'react-aria-components';
import type { FieldOption } from '../../../src/fields/field.ts';
import { CARD_HELP, CARD_TITLE } from '../fields/Cards.tsx';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { Question } from '../shell/Question.tsx';

type Props = {
  kinds: readonly FieldOption[];
  /** The title of the part after which the new one is added; undefined at the top of the page. */
  after: string | undefined;
  onAdd: (kind: string) => void;
};

/** A button that opens the list of the kinds of sections, grouped by purpose. */
export function AddPart({ kinds, after, onAdd }: Props) {
  const button = (
    <Button size="small" className="mt-2">
      <Icon name="plus" /> Adicionar parte
    </Button>
  );
  const groups = Map.groupBy(kinds, ({ heading = '' }) => heading);
  return (
    <Question button={button} title="Que parte você quer adicionar?" isWide>
      {(close) => (
        <>
          <p className="text-soft">
            {after ? `Ela entra depois de “${after}”.` : 'Ela entra no alto da página.'}
          </p>
          <ListBox
            autoFocus
            aria-label="Tipos de partes"
            className="grid max-h-[66dvh] gap-5 overflow-y-auto"
            layout="grid"
            selectionMode="none"
            onAction={(kind) => {
              close();
              onAdd(String(kind));
            }}
          >
            {[...groups].map(([heading, group]) => (
              <ListBoxSection
                key={heading}
                className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2"
              >
                <Header className="col-span-full font-semibold">{heading}</Header>
                {group.map((kind) => (
                  <Kind key={kind.value} {...kind} />
                ))}
              </ListBoxSection>
            ))}
          </ListBox>
        </>
      )}
    </Question>
  );
}

/** A kind of section with a drawing and a sentence. */
function Kind({ value, label, help, drawing }: FieldOption) {
  return (
    <ListBoxItem
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
  );
}
