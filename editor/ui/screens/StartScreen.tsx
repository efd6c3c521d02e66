import { useState } from 'react';
import type { Product } from '../../api.ts';
import { ProductCards } from './ProductCards.tsx';
import { ScreenTitle } from './Screen.tsx';

type Props = {
  products: Product[];
  /** Copies a product to the content. */
  start: (product: string) => Promise<unknown>;
};

/** The first screen of a new site, on which the seller chooses a product to start from. */
export function StartScreen({ products, start }: Props) {
  const [message, setMessage] = useState('');
  const [isStarting, setStarting] = useState(false);
  const choose = async ({ id, name }: Product) => {
    setStarting(true);
    setMessage(`Abrindo o ${name}…`);
    try {
      await start(id);
      // The reloaded page has a preview.
      location.reload();
    } catch (error) {
      setMessage(String(error instanceof Error ? error.message : error));
      setStarting(false);
    }
  };
  return (
    <main className="mx-auto mt-5 grid max-w-176 gap-4 px-4 py-12">
      <ScreenTitle>De qual produto você quer começar?</ScreenTitle>
      <p className="text-soft">
        Cada um é um site pronto, com textos, preços e imagens de exemplo. Você troca tudo pelos seus.
      </p>
      <ProductCards
        products={products}
        isDisabled={isStarting}
        onChoose={(product) => void choose(product)}
      />
      <p role="status">{message}</p>
    </main>
  );
}
