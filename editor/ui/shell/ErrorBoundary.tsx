import { Component, type ReactNode } from 'react';
import { reloadPage } from '../state/leaving.ts';
import type { Route } from '../state/route.ts';
import { Button } from './Button.tsx';
import { Failure } from './Failure.tsx';

type Props = { route: Route; children: ReactNode };
type State = { error?: Error | undefined };

/** Shows the error of a screen until the next navigation. Drafts are kept (see keptDrafts.ts). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate({ route }: Props): void {
    if (this.state.error && route !== this.props.route) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Failure title="Esta tela não pôde ser mostrada">
        <p>
          Talvez um arquivo do conteúdo, mudado fora do editor, tenha um valor que ela não espera: a tela
          Conferir diz o que está errado. Nada do que você escreveu se perdeu.
        </p>
        <p className="text-note text-soft">Para quem dá suporte: {error.message}</p>
        <Button onPress={reloadPage}>Recarregar</Button>
      </Failure>
    );
  }
}
