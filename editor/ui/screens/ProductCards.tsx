import { Button } from 'react-aria-components';
import type { Product } from '../../api.ts';

type Props = { products: readonly Product[]; isDisabled?: boolean; onChoose: (product: Product) => void };

/** The products from which a site can start, as buttons. */
export function ProductCards({ products, isDisabled = false, onChoose }: Props) {
  return (
    <div className="cards">
      {products.map((product) => (
        <Button key={product.id} className="card" isDisabled={isDisabled} onPress={() => onChoose(product)}>
          <span className="card-title">{product.name}</span>
          <span className="card-help">{product.tagline}</span>
        </Button>
      ))}
    </div>
  );
}
