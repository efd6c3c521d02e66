import { useContext, useState } from 'react';
import { Button, Group, Input, Label, TextField } from 'react-aria-components';
import type { Place } from '../../api.ts';
import { priceWritten } from '../../masks.ts';
import { dotted, placeOf, valueAt } from '../../places.ts';
import { FormContext } from '../forms/FormContext.ts';
import { fieldAt } from '../model/fields.ts';
import { amountNote, DEPENDENT_FIELDS } from '../model/money.ts';
import { installmentAfter, suggestedAmount } from '../model/promotion.ts';
import { useField, useShown } from '../state/EditorContext.tsx';
import { CheckToo } from './CheckToo.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { UseButton } from './UseButton.tsx';
import { useTyped } from './useTyped.ts';

const INSTALLMENT = placeOf('prices.installments.each');
const PROMOTION_PRICE = 'prices.promotion.price';

/** The instalment that goes with the usual price, as long as it is still that of the price of before. */
function InstallmentToo({ before }: { before: string }) {
  const { files } = useShown();
  const previous = valueAt(files, INSTALLMENT);
  const [first] = useState(previous);
  const each = installmentAfter(before, files);
  if (each === undefined || each === previous || previous !== first) return null;
  return (
    <UseButton place={INSTALLMENT} value={each} done={`R$ ${each}`}>
      Usar R$ {each} em cada parcela
    </UseButton>
  );
}

/** A promotion's amounts that no longer go with its price. */
function PromotionAmountsToo() {
  const { files } = useShown();
  return DEPENDENT_FIELDS[PROMOTION_PRICE]?.map(placeOf).map((place) => {
    const value = suggestedAmount(place, files);
    if (value === undefined || value === valueAt(files, place)) return null;
    return <UseButton key={dotted(place)} place={place} value={value} done={`R$ ${value}`} />;
  });
}

/** What does not follow a price that was changed. */
function CheckPriceToo({ price }: { price: Place }) {
  const { fields, files } = useShown();
  const { rowFor } = useContext(FormContext);
  const places = DEPENDENT_FIELDS[dotted(price)]?.map(placeOf);
  const [first] = useState(files);
  if (!places) return null;
  const unchanged = places.filter((place) => valueAt(files, place) === valueAt(first, place));
  const links = unchanged.map((place) => ({
    name: fieldAt(fields, files, place)?.label ?? '',
    href: rowFor(place),
  }));
  return <CheckToo links={links}>Mude o preço também na plataforma de pagamento.</CheckToo>;
}

export function PriceInput({ place, field }: FieldProps) {
  const { value = '', draft, write } = useField<string>(place, field);
  const { files } = useShown();
  const note = amountNote(place, value, files);
  const suggested = suggestedAmount(place, files);
  const [first] = useState(value);
  const typed = useTyped({ value, shown: value.replace(/^R\$\s?/, ''), read: priceWritten, write });
  return (
    <TextField className="field narrow" isInvalid={draft?.status === 'invalid'}>
      <Label>{field.label}</Label>
      <Group className="input with-sign">
        <span aria-hidden="true">R$</span>
        <Input
          {...typed}
          id={fieldId(place)}
          inputMode="decimal"
          autoComplete="off"
          // A price is replaced, not continued.
          onFocus={(event) => event.currentTarget.select()}
        />
      </Group>
      <FieldNotes
        place={place}
        field={field}
        draft={draft}
        onAccept={(suggestion) => write(suggestion, 'now')}
      >
        {note && !draft?.issues.length && <p className="notes">{note}</p>}
        {suggested !== undefined && suggested !== value && (
          <Button className="button small" onPress={() => write(suggested, 'now')}>
            Usar R$ {suggested}
          </Button>
        )}
        {value !== first && !draft && <CheckPriceToo price={place} />}
        {value !== first && !draft && dotted(place) === 'prices.promotional' && (
          <InstallmentToo before={first} />
        )}
        {value !== first && !draft && dotted(place) === PROMOTION_PRICE && <PromotionAmountsToo />}
      </FieldNotes>
    </TextField>
  );
}
