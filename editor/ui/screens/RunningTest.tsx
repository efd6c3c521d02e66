import { field } from '../../../src/content-model/issue.ts';
import { verdictOf } from '../../../src/domain/sequentialTest.ts';
import { valueAt } from '../../places.ts';
import { focusField } from '../forms/useFocusField.ts';
import {
  type CurrentTest,
  currentTest,
  endEdits,
  isTestField,
  VERDICTS,
  type VersionLetter,
} from '../model/abTest.ts';
import { Button } from '../shell/Button.tsx';
import { Question } from '../shell/Question.tsx';
import { TextLink } from '../shell/TextLink.tsx';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';
import { refusedIn } from '../state/snapshot.ts';
import { ScreenSection } from './Screen.tsx';
import { TestChart } from './TestChart.tsx';
import { TestedParts } from './TestedParts.tsx';
import { TestField, TestFindings, TestLinks, testPlace } from './TestFields.tsx';

/** A button that ends the test and keeps one of its versions. */
function KeepButton({ test, letter, isBest }: { test: CurrentTest; letter: VersionLetter; isBest: boolean }) {
  const { editor } = useEditor();
  const name = `Ficar com ${letter.toUpperCase()}`;
  const keep = async () => {
    await editor.flush();
    const { drafts, shown } = editor.getSnapshot();
    const current = currentTest(shown);
    if (!current) return;
    const refused = refusedIn(drafts).find(({ place }) => isTestField(current, place));
    if (refused) {
      focusField(refused.place);
      return editor.notify('O teste ainda não pode terminar: veja o que falta.');
    }
    await editor.apply(endEdits(current, letter, { shown, nowMs: Date.now() }), name, {
      done: `Ficou a versão ${letter.toUpperCase()}. Publique o site para que todos a vejam.`,
    });
  };
  const button = <Button variant={isBest ? 'primary' : 'outlined'}>{name}</Button>;
  const isEarly = verdictOf(test.target, test.sales) === 'undecided';
  return (
    <Question button={button} title={`${name}?`} yes={{ name, onPress: () => void keep() }}>
      {() => (
        <p>
          {isEarly && 'Ainda não dá para saber qual vende mais. '}O teste termina, e os botões voltam todos ao
          link de pagamento de sempre. A outra versão fica guardada na lista de testes, e dá para desfazer.
        </p>
      )}
    </Question>
  );
}

const KEEP_OFFER_OPEN =
  'Deixe a oferta da versão B aberta na plataforma também depois do fim: quem abriu a página antes ainda compra por ela.';

/** Explains how to publish version B and how to look at it. */
function HowToPublish({ path }: { path: string }) {
  const address = String(valueAt(useShown().files, field('site', 'address')));
  return (
    <p className="mt-2">
      As pessoas só veem a versão B depois que você{' '}
      <TextLink href={hrefOf({ screen: 'publicar' })}>publicar</TextLink>. Para ver a B no ar, abra{' '}
      <span className="wrap-anywhere">{`${address}${path}?variante=b`}</span>. Essa visita não conta, e este
      endereço não serve para anúncios.
    </p>
  );
}

/** The sales of the running test, its verdict, and the buttons that end it. */
export function RunningTest({ test }: { test: CurrentTest }) {
  const { sales, target } = test;
  const verdict = verdictOf(target, sales);
  return (
    <>
      <ScreenSection title={`Começou em ${test.started}`}>
        <TestedParts test={test} />
        {sales.a + sales.b === 0 && <HowToPublish path={test.page.path} />}
        <p className="mt-2 text-soft">
          No relatório da plataforma, some as vendas dos links de cada versão desde o começo, sem as
          devolvidas. Olhe quando quiser: a conta já leva isso em consideração.
        </p>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TestField at={testPlace('sales', 'a')} />
          <TestField at={testPlace('sales', 'b')} />
        </div>
        <p role="status" className="mt-4 font-title text-lg">
          {VERDICTS[verdict]}
        </p>
        <TestChart target={target} sales={sales} />
        <div className="mt-4 flex flex-wrap gap-2">
          <KeepButton test={test} letter="a" isBest={verdict === 'a'} />
          <KeepButton test={test} letter="b" isBest={verdict === 'b'} />
        </div>
        <p className="mt-3 text-note text-soft">{KEEP_OFFER_OPEN}</p>
      </ScreenSection>
      <TestFindings test={test} />
      <TestLinks />
    </>
  );
}
