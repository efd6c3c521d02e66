type Props = { price: string };

/** The price that a card is about. Its size follows the card's width, so that a long price or large text holds. */
export function BigPrice({ price }: Props) {
  return <strong className={price.length > 9 ? 'big-price big-price-long' : 'big-price'}>{price}</strong>;
}
