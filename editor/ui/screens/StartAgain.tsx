import { Button } from 'react-aria-components';
import { Question } from '../shell/Question.tsx';
import { useEditor, useShown } from '../state/EditorContext.tsx';

/** Replaces the whole content by a shipped product, after a question. */
export function StartAgain() {
  const { editor } = useEditor();
  const { products } = useShown();
  const button = <Button className="button small">Começar de outro produto</Button>;
  return (
    <Question button={button} title="Começar de outro produto?" isAlert>
      {(close) => (
        <>
          <p>
            Os textos, os preços e as imagens de agora saem do site e dão lugar aos do produto que você
            escolher. O que está aqui continua guardado nas versões, e dá para desfazer.
          </p>
          <div className="cards">
            {products.map((product) => (
              <Button
                key={product.id}
                className="card"
                onPress={() => {
                  close();
                  void editor.startFrom(product);
                }}
              >
                <span className="card-title">{product.name}</span>
                <span className="card-help">{product.tagline}</span>
              </Button>
            ))}
          </div>
        </>
      )}
    </Question>
  );
}
