type Props = { price: string };

/** The main price of a card. Its size follows the card's width, so that a long price or large text fits. */
export function BigPrice({ price }: Props) {
  const size = price.length > 9 ? 'big-price-long' : price.length < 6 ? 'big-price-short' : '';
  return (
    <strong data-price className={`big-price ${size}`}>
      {price}
    </strong>
  );
}
