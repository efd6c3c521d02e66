import { useContext, useState } from 'react';
import type { Files, Place } from '../../api.ts';
import { normalizePrice } from '../../masks.ts';
import { fieldAt, valueAt } from '../../places.ts';
import { FormContext } from '../forms/FormContext.ts';
import { dependentFields, installmentAfter, installmentNote, suggestedAmount } from '../model/money.ts';
import { Button } from '../shell/Button.tsx';
import { useField, useShown } from '../state/EditorContext.tsx';
import { InnerInput, InputGroup, TypedField } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { RelatedFields } from './RelatedFields.tsx';
import { UseButton } from './UseButton.tsx';
import { useTyped } from './useTyped.ts';

/** Suggests the instalment for a changed price, with the same interest as before the change. */
function SuggestedInstallment({ price, before }: { price: Place; before: Files }) {
  const { files } = useShown();
  const { place, each } = installmentAfter(price, before, files) ?? {};
  const current = place && valueAt(files, place);
  if (!place || each === undefined || current === undefined || current === each) return null;
  return (
    <UseButton place={place} value={each} done={`R$ ${each}`}>
      Usar R$ {each} em cada parcela
    </UseButton>
  );
}

/** Links to the amounts that the seller may have to change after changing a price. */
function RelatedAmounts({ price }: { price: Place }) {
  const { fields, files } = useShown();
  const { rowFor } = useContext(FormContext);
  const [first] = useState(files);
  if (price.path.at(-1) !== 'price') return null;
  const places = dependentFields(price, files);
  const unchanged = places.filter((place) => valueAt(files, place) === valueAt(first, place));
  const links = unchanged.map((place) => ({
    name: fieldAt(fields, files, place)?.label ?? '',
    href: rowFor(place),
  }));
  return <RelatedFields links={links}>Mude o preço também na plataforma de pagamento.</RelatedFields>;
}

export function PriceInput({ place, field }: FieldProps) {
  const { value = '', draft, write, writeNow } = useField<string>(place, field);
  const { files } = useShown();
  const note = installmentNote(place, value, files);
  const suggested = suggestedAmount(place, files);
  const [first] = useState({ value, files });
  const typed = useTyped({ value, formatted: value.replace(/^R\$\s?/, ''), parse: normalizePrice, write });
  return (
    <TypedField
      {...{ place, field, draft }}
      onAccept={writeNow}
      findings={
        <>
          {note && !draft?.issues.length && <p className="text-note text-soft">{note}</p>}
          {suggested !== undefined && suggested !== value && (
            <Button size="sentence" onPress={() => writeNow(suggested)}>
              Usar R$ {suggested}
            </Button>
          )}
          {value !== first.value && !draft && <RelatedAmounts price={place} />}
          {value !== first.value && !draft && <SuggestedInstallment price={place} before={first.files} />}
        </>
      }
    >
      <InputGroup>
        <span aria-hidden="true" className="text-soft">
          R$
        </span>
        <InnerInput
          {...typed}
          id={fieldId(place)}
          inputMode="decimal"
          // Selects the price, so that typing replaces it.
          onFocus={(event) => event.currentTarget.select()}
        />
      </InputGroup>
    </TypedField>
  );
}
