import { Button } from 'react-aria-components';
import type { Product } from '../../api.ts';
import { CARD, CARD_HELP, CARD_TITLE } from '../fields/Cards.tsx';

type Props = { products: readonly Product[]; isDisabled?: boolean; onChoose: (product: Product) => void };

/** The products from which a site can start, as buttons. */
export function ProductCards({ products, isDisabled = false, onChoose }: Props) {
  return (
    <div className="grid gap-2">
      {products.map((product) => (
        <Button key={product.id} className={CARD} isDisabled={isDisabled} onPress={() => onChoose(product)}>
          <span className={CARD_TITLE}>{product.name}</span>
          <span className={CARD_HELP}>{product.tagline}</span>
        </Button>
      ))}
    </div>
  );
}
