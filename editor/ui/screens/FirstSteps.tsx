import { Heading } from 'react-aria-components';
import { Button } from '../shell/Button.tsx';

type Props = {
  /** Closes the first steps in a narrow window; undefined after the seller has closed them. */
  onDone: (() => void) | undefined;
};

/** Explains the editor while no part is chosen. */
export function FirstSteps({ onDone }: Props) {
  return (
    <div className="grid justify-items-start gap-2.5 overflow-auto p-4 pt-5 lg:p-5">
      <Heading level={2} className="font-title text-lg">
        Esta é a sua página
      </Heading>
      <p>Toque em qualquer texto, preço ou imagem dela para mudar.</p>
      <p>
        Cada mudança fica salva neste computador. <strong>Nada vai ao ar até você apertar Publicar.</strong>
      </p>
      <p className="text-soft">Errou? A seta lá em cima desfaz, e em Versões está tudo o que já foi salvo.</p>
      {onDone ? (
        <Button size="small" className="lg:hidden" onPress={onDone}>
          Entendi
        </Button>
      ) : null}
      <p className="text-soft max-lg:hidden">
        Na lista ao lado, o olho esconde uma parte e os pontinhos mudam a ordem. No teclado: seta para a
        direita, Enter, e as setas até o lugar novo.
      </p>
    </div>
  );
}
