import { type ReactNode, useState } from 'react';
import { Input, Label, Text, TextField } from 'react-aria-components';
import type { ValueField } from '../../../src/content-model/fieldTree.ts';
import { field } from '../../../src/content-model/issue.ts';
import {
  DIFFERENCES,
  daysFor,
  proposedTarget,
  type TestVerdict,
  targetFor,
  verdictOf,
} from '../../../src/domain/sequentialTest.ts';
import type { Place, YamlValue } from '../../api.ts';
import { childOf, fieldAt, fieldPath, isYamlGroup, listAt, valueAt } from '../../places.ts';
import { FIELD, INPUT } from '../fields/Field.tsx';
import { FieldInput } from '../fields/FieldInput.tsx';
import { ErrorLine } from '../fields/FieldNotes.tsx';
import { useFocusField } from '../forms/useFocusField.ts';
import {
  type CurrentTest,
  currentTest,
  durationWords,
  endEdits,
  type Letter,
  linkProblems,
  neededLinks,
  RUNNING,
  startEdits,
} from '../model/abTest.ts';
import { pagesOf } from '../model/parts.ts';
import { referencesTo } from '../model/references.ts';
import { Button, ButtonLink } from '../shell/Button.tsx';
import { Question } from '../shell/Question.tsx';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';
import { Screen, Section } from './Screen.tsx';
import { TestDrawing } from './TestDrawing.tsx';

export const VERDICTS: Record<TestVerdict, string> = {
  undecided: 'Ainda não dá para saber.',
  a: 'A vende mais.',
  b: 'B vende mais.',
  none: 'Não há diferença que valha.',
};

/** The field at a place inside the running test. */
function TestField({ at }: { at: Place }) {
  const { fields, files } = useShown();
  const found = fieldAt(fields, files, at);
  return found ? <FieldInput place={at} field={found as ValueField} /> : null;
}

const inTest = (...path: (string | number)[]): Place => field('ab-test', 'running', ...path);

/** How to begin, if nothing is tested. */
function NoTest() {
  return (
    <Section>
      <p>
        Um teste mostra a metade das pessoas outra versão de uma parte, como a abertura com outro título, e
        conta o que vende mais.
      </p>
      <ol className="mt-3 grid list-decimal gap-1 ps-5">
        <li>Na tela Página, abra os três pontos (⋯) da parte e escolha “Testar outra versão”.</li>
        <li>Mude a versão B.</li>
        <li>Volte aqui para começar o teste.</li>
      </ol>
      <ButtonLink variant="primary" className="mt-4" href={hrefOf({ screen: 'pagina' })}>
        Escolher a parte
      </ButtonLink>
    </Section>
  );
}

/** Links to the tested parts in the version B. */
function TestedParts({ test: { page, versions } }: { test: CurrentTest }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      <span className="text-soft">{page.title}:</span>
      {versions.map(({ idOfA, idOfB }) => (
        <span key={idOfB} className="flex flex-wrap gap-2">
          <ButtonLink size="small" href={hrefOf({ screen: 'pagina', page: page.id, part: idOfA })}>
            Ver A <span className="sr-only">de {idOfA}</span>
          </ButtonLink>
          <ButtonLink size="small" href={hrefOf({ screen: 'pagina', page: page.id, part: idOfB })}>
            Ver B <span className="sr-only">de {idOfA}</span>
          </ButtonLink>
        </span>
      ))}
    </p>
  );
}

/** How long it takes to see a difference, and how many sales are proposed. */
function Durations({ test: { salesAMonth, visitsADay, target } }: { test: CurrentTest }) {
  const { editor } = useEditor();
  if (salesAMonth < 1) return null;
  const proposed = proposedTarget(salesAMonth);
  const place = childOf(RUNNING, 'target');
  const propose = () =>
    void editor.apply(
      [{ type: 'set', place, value: proposed, previous: target }],
      'Total de vendas que encerra o teste',
    );
  const isTooMany = visitsADay > 0 && salesAMonth > visitsADay * 30;
  const isTooFew = daysFor(targetFor(0.5), salesAMonth, 0.5) > 90;
  return (
    <>
      <ul className="mt-3 grid gap-1" aria-label="Quanto tempo leva">
        {DIFFERENCES.map((difference) => (
          <li key={difference}>
            Para ver se uma versão vende {difference * 100} % mais:{' '}
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

/** Removes the prepared test and its versions B. */
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

/** What to fill in before the test begins. */
function Prepared({ test }: { test: CurrentTest }) {
  const { editor } = useEditor();
  const shown = useShown();
  const links = neededLinks(test.page, shown);
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(links.map(({ key, saved }) => [key, saved])),
  );
  const [problems, setProblems] = useState<Record<string, string>>({});
  const start = async () => {
    const found = linkProblems(links, typed);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return document.getElementById(`link-${first}`)?.focus();
    await editor.flush();
    const edits = startEdits(links, typed, { files: shown.files, nowMs: Date.now() });
    await editor.apply(edits, 'Começar o teste', {
      done: 'O teste começa quando você publicar o site.',
    });
  };
  return (
    <>
      <Section title="O que se testa" help="Enquanto o teste não começa, as pessoas veem só a versão A.">
        <TestedParts test={test} />
      </Section>
      <Section title="Quanto tempo leva" help="Números aproximados bastam.">
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TestField at={inTest('visitsADay')} />
          <TestField at={inTest('salesAMonth')} />
        </div>
        <Durations test={test} />
      </Section>
      <Section
        title="Links de pagamento da versão B"
        help="O relatório da plataforma conta as vendas de cada link. Por isso a versão B precisa de um link próprio."
      >
        <p className="mt-2">
          Na plataforma, crie outra oferta para o mesmo produto. Tem de ser igual em tudo: preço, parcelas,
          formas de pagamento, garantia, entrega e produtos oferecidos junto.
        </p>
        {links.map(({ key, label, linkOfA }) => (
          <TextField
            key={key}
            className={FIELD}
            type="url"
            value={typed[key] ?? ''}
            isInvalid={problems[key] !== undefined}
            onChange={(text) => setTyped({ ...typed, [key]: text })}
          >
            <Label>Link da versão B: {label}</Label>
            <Input
              id={`link-${key}`}
              className={INPUT}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck="false"
            />
            <Text slot="description" className="text-note text-soft wrap-anywhere">
              O da versão A: {linkOfA || 'nenhum'}
            </Text>
            <div aria-live="polite">{problems[key] && <ErrorLine>{problems[key]}</ErrorLine>}</div>
          </TextField>
        ))}
      </Section>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onPress={() => void start()}>
          Começar
        </Button>
        <Cancel test={test} />
      </div>
    </>
  );
}

/** Ends the test with one of its versions. */
function Keep({ test, letter, isBest }: { test: CurrentTest; letter: Letter; isBest: boolean }) {
  const { editor } = useEditor();
  const shown = useShown();
  const name = `Ficar com ${letter.toUpperCase()}`;
  const keep = async () => {
    await editor.flush();
    await editor.apply(endEdits(test, letter, { shown, nowMs: Date.now() }), name, {
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

const STAYS_OPEN =
  'Deixe a oferta da versão B aberta na plataforma também depois do fim: quem abriu a página antes ainda compra por ela.';

function Running({ test }: { test: CurrentTest }) {
  const shown = useShown();
  const { files } = shown;
  const { sales, target } = test;
  const offers = referencesTo('offer', 'offers', shown);
  const offerOf = (checkout: YamlValue) => (isYamlGroup(checkout) ? String(checkout['offer']) : '');
  const verdict = verdictOf(target, sales);
  const checkouts = listAt(files, inTest('checkouts'));
  const others = ['promotionCheckout', 'deadlineCheckout'].filter(
    (name) => valueAt(files, inTest(name)) !== undefined,
  );
  return (
    <>
      <Section title={`Começou em ${test.started}`}>
        <TestedParts test={test} />
        <p className="mt-2 text-soft">
          No relatório da plataforma, conte as vendas de cada link desde o começo, sem as devolvidas. Olhe
          quando quiser: a conta já leva isso em consideração.
        </p>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TestField at={inTest('sales', 'a')} />
          <TestField at={inTest('sales', 'b')} />
        </div>
        <p role="status" className="mt-4 font-title text-lg">
          {VERDICTS[verdict]}
        </p>
        <TestDrawing target={target} sales={sales} />
        <div className="mt-4 flex flex-wrap gap-2">
          <Keep test={test} letter="a" isBest={verdict === 'a'} />
          <Keep test={test} letter="b" isBest={verdict === 'b'} />
        </div>
        <p className="mt-3 text-note text-soft">{STAYS_OPEN}</p>
      </Section>
      <Section title="Links de pagamento da versão B">
        {checkouts.map((checkout, index) => (
          <div key={offerOf(checkout)} className="mt-4">
            <p className="font-semibold">
              {offers.find(({ value }) => value === offerOf(checkout))?.label ?? offerOf(checkout)}
            </p>
            <TestField at={inTest('checkouts', index, 'checkout')} />
          </div>
        ))}
        {others.map((name) => (
          <TestField key={name} at={inTest(name)} />
        ))}
      </Section>
    </>
  );
}

const KEPT: Record<string, string> = { a: 'Ficou a A.', b: 'Ficou a B.' };

function FinishedTest({ test }: { test: Record<string, YamlValue> }) {
  const title = pagesOf(useShown()).find(({ path }) => path === test['page'])?.title ?? String(test['page']);
  const sales = isYamlGroup(test['sales']) ? test['sales'] : {};
  const versions = Array.isArray(test['versions']) ? test['versions'].filter(isYamlGroup) : [];
  return (
    <li className="rounded-box border border-line p-3.5">
      <p className="font-semibold">
        {title}, de {String(test['started'])} a {String(test['ended'])}
      </p>
      <p>
        {VERDICTS[test['verdict'] as TestVerdict]} {KEPT[String(test['kept'])]} Vendas: A {String(sales['a'])}
        , B {String(sales['b'])}.
      </p>
      <details className="mt-1.5">
        <summary className="min-h-8 cursor-pointer text-accent">O que mudava nos textos</summary>
        {versions.map((version) => (
          <div key={String(version['section'])} className="mt-2 grid gap-4 sm:grid-cols-2">
            {['a', 'b'].map((letter) => (
              <div key={letter}>
                <p className="font-semibold">Versão {letter.toUpperCase()}</p>
                <p className="whitespace-pre-line text-sm">{String(version[letter] ?? '')}</p>
              </div>
            ))}
          </div>
        ))}
      </details>
    </li>
  );
}

function History() {
  const { files } = useShown();
  const tests = listAt(files, field('ab-test', 'finished')).filter(isYamlGroup);
  if (tests.length === 0) return null;
  return (
    <Section title="Testes encerrados">
      <ul className="mt-3 grid gap-3">
        {tests.map((test, index) => (
          // Newest first, so that the number from the end belongs to the same test.
          <FinishedTest key={tests.length - index} test={test} />
        ))}
      </ul>
    </Section>
  );
}

function contentOf(test: CurrentTest | undefined): ReactNode {
  if (!test) return <NoTest />;
  const key = fieldPath({ file: test.page.file ?? 'site', path: [] });
  return test.started === undefined ? <Prepared key={key} test={test} /> : <Running key={key} test={test} />;
}

/** Prepares an A/B test, shows its verdict, and ends it. Implements docs/behaviour.md#ab-test. */
export function TestScreen({ place }: { place: Place | undefined }) {
  useFocusField(place);
  return (
    <Screen title="Teste A/B">
      {contentOf(currentTest(useShown()))}
      <History />
    </Screen>
  );
}
