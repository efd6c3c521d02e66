import {
  DIFFERENCES,
  daysFor,
  detectableDifference,
  proposedTarget,
  targetFor,
} from '../../../src/domain/sequentialTest.ts';
import { ErrorLine } from '../fields/FieldNotes.tsx';
import { focusField } from '../forms/useFocusField.ts';
import { type CurrentTest, durationWords, endEdits, isTestField, startEdit } from '../model/abTest.ts';
import { Button } from '../shell/Button.tsx';
import { Question } from '../shell/Question.tsx';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { refusedIn } from '../state/snapshot.ts';
import { ScreenSection } from './Screen.tsx';
import { TestedParts } from './TestedParts.tsx';
import { TestField, TestFindings, TestLinks, testPlace } from './TestFields.tsx';

/** Shows how long a test takes to detect each difference, and proposes the target number of sales. */
function Durations({ test: { salesAMonth, visitsADay, target } }: { test: CurrentTest }) {
  const { editor } = useEditor();
  if (salesAMonth < 1) return null;
  const proposed = proposedTarget(salesAMonth);
  const place = testPlace('target');
  const propose = () =>
    void editor.apply(
      [{ type: 'set', place, value: proposed, previous: target }],
      'Total de vendas que encerra o teste',
    );
  const isTooMany = visitsADay > 0 && salesAMonth > visitsADay * 30;
  const isTooFew = detectableDifference(salesAMonth) === undefined;
  return (
    <>
      <ul className="mt-3 grid gap-1" aria-label="Quanto tempo leva">
        {DIFFERENCES.map((difference) => (
          <li key={difference}>
            Para ver se uma versão vende {difference * 100}% mais:{' '}
            <strong>{durationWords(daysFor(targetFor(difference), salesAMonth, difference))}</strong>.
          </li>
        ))}
      </ul>
      {isTooMany && <ErrorLine>São mais vendas que visitas. Confira os dois números.</ErrorLine>}
      {isTooFew && (
        <p className="mt-2 text-soft">
          Com poucas vendas, só uma diferença muito grande aparece a tempo. Teste algo que mude muito a
          página, ou espere vender mais.
        </p>
      )}
      <TestField at={place} />
      {proposed !== target && (
        <Button size="small" className="mt-2" onPress={propose}>
          Usar {proposed} vendas, o que propomos
        </Button>
      )}
    </>
  );
}

/** A button that removes the prepared test and its versions B. */
function Cancel({ test }: { test: CurrentTest }) {
  const { editor } = useEditor();
  const shown = useShown();
  const cancel = () =>
    void editor.apply(endEdits(test, 'a', { shown, nowMs: Date.now() }), 'Cancelar o teste', {
      done: 'Teste cancelado. A versão B saiu.',
    });
  const button = <Button variant="quiet">Cancelar o teste</Button>;
  return (
    <Question button={button} title="Cancelar o teste?" yes={{ name: 'Cancelar o teste', onPress: cancel }}>
      {() => <p>A versão B é apagada, e fica a A. Dá para desfazer.</p>}
    </Question>
  );
}

/** The fields to fill in before the test starts, and the buttons that start or cancel it. */
export function TestSetup({ test }: { test: CurrentTest }) {
  const { editor } = useEditor();
  const start = async () => {
    await editor.flush();
    const { drafts, shown } = editor.getSnapshot();
    const refused = refusedIn(drafts).map(({ place }) => place);
    const problem = [...refused, ...shown.findings].find((place) => isTestField(test, place));
    if (problem) {
      focusField(problem);
      return editor.notify('O teste ainda não pode começar: veja o que falta.');
    }
    const isStarted = await editor.apply([startEdit(Date.now())], 'Começar o teste', {
      done: 'O teste começa quando você publicar o site.',
    });
    // The button is at the end of this screen; the screen of the running test is shown from its beginning.
    if (isStarted) document.querySelector('h1')?.scrollIntoView();
  };
  return (
    <>
      <ScreenSection
        title="O que se testa"
        help="Enquanto o teste não começa, as pessoas veem só a versão A."
      >
        <TestedParts test={test} />
      </ScreenSection>
      <ScreenSection title="Quanto tempo leva" help="Ponha os seus números. Aproximados bastam.">
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TestField at={testPlace('visitsADay')} />
          <TestField at={testPlace('salesAMonth')} />
        </div>
        <Durations test={test} />
      </ScreenSection>
      <TestLinks>
        <p className="mt-2">
          Na plataforma, crie outra oferta para o mesmo produto. Tem de ser igual em tudo: preço, parcelas,
          formas de pagamento, garantia, entrega e produtos oferecidos junto.
        </p>
      </TestLinks>
      <TestFindings test={test} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onPress={() => void start()}>
          Começar
        </Button>
        <Cancel test={test} />
      </div>
    </>
  );
}
