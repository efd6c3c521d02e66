import { Button, Heading } from 'react-aria-components';
import type { Product } from '../../api.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';

type Props = {
  /** Called once a product is chosen. */
  onDone: () => void;
};

/** The first screen of a new site: the products from which it can start. */
export function StartScreen({ onDone }: Props) {
  const { editor } = useEditor();
  const { files, products } = useShown();
  const present = Object(files.site).name;
  const start = async (product: Product) => {
    if (product.name !== present) await editor.startFrom(product);
    onDone();
  };
  return (
    <main className="start-screen">
      <Heading level={1} className="screen-title">
        De qual produto você quer começar?
      </Heading>
      <p className="soft">
        Cada um é um site pronto, com textos, preços e imagens de exemplo. Você troca tudo pelos seus.
      </p>
      <div className="cards">
        {products.map((product) => (
          <Button key={product.id} className="card" onPress={() => void start(product)}>
            <span className="card-title">{product.name}</span>
            <span className="card-help">{product.tagline}</span>
          </Button>
        ))}
      </div>
    </main>
  );
}
