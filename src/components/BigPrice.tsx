type Props = { price: string };

/** The main price of a card. Its size follows the card's width, so that a long price or large text fits. */
export function BigPrice({ price }: Props) {
  return (
    <strong data-price className={price.length > 9 ? 'big-price big-price-long' : 'big-price'}>
      {price}
    </strong>
  );
}
