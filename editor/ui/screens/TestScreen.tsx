import type { ReactNode } from 'react';
import type { Place } from '../../api.ts';
import { useFocusField } from '../forms/useFocusField.ts';
import { type CurrentTest, currentTest } from '../model/abTest.ts';
import { ButtonLink } from '../shell/Button.tsx';
import { useShown } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';
import { RunningTest } from './RunningTest.tsx';
import { Screen, ScreenSection } from './Screen.tsx';
import { TestHistory } from './TestHistory.tsx';
import { TestSetup } from './TestSetup.tsx';

/** Explains how to prepare a test. */
function NoTest() {
  return (
    <ScreenSection>
      <p>
        Metade das pessoas vê outra versão de uma parte, como a abertura com outro título. As vendas mostram
        qual das duas vende mais.
      </p>
      <ol className="mt-3 grid list-decimal gap-1 ps-5">
        <li>Na tela Página, abra os três pontos (⋯) da parte e escolha “Testar outra versão”.</li>
        <li>Mude a versão B.</li>
        <li>Na plataforma de pagamento, crie outra oferta igual: ela conta as vendas da versão B.</li>
        <li>Volte aqui, cole o link dela e comece o teste.</li>
      </ol>
      <ButtonLink variant="primary" className="mt-4" href={hrefOf({ screen: 'pagina' })}>
        Escolher a parte
      </ButtonLink>
    </ScreenSection>
  );
}

function contentOf(test: CurrentTest | undefined): ReactNode {
  if (!test) return <NoTest />;
  return test.started === undefined ? (
    <TestSetup key={test.page.file} test={test} />
  ) : (
    <RunningTest key={test.page.file} test={test} />
  );
}

/** Prepares an A/B test, shows its verdict, and ends it. Implements docs/behaviour.md#ab-test. */
export function TestScreen({ place }: { place: Place | undefined }) {
  useFocusField(place);
  return (
    <Screen title="Teste A/B">
      {contentOf(currentTest(useShown()))}
      <TestHistory />
    </Screen>
  );
}
