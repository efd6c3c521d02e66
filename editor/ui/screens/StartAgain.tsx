import { Button } from '../shell/Button.tsx';
import { Question } from '../shell/Question.tsx';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { ProductCards } from './ProductCards.tsx';

/** A button that replaces the whole content with a shipped product, which the seller chooses in a dialog. */
export function StartAgain() {
  const { editor } = useEditor();
  const { products } = useShown();
  const button = <Button size="small">Começar de outro produto</Button>;
  return (
    <Question button={button} title="Começar de outro produto?" isAlert>
      {(close) => (
        <>
          <p>
            Os textos, os preços e as imagens de agora saem do site e dão lugar aos do produto que você
            escolher. O que está aqui continua guardado nas versões, e dá para desfazer.
          </p>
          <ProductCards
            products={products}
            onChoose={(product) => {
              close();
              void editor.startFrom(product);
            }}
          />
        </>
      )}
    </Question>
  );
}
