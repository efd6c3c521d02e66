import { field } from '../../../src/content-model/issue.ts';
import type { TestVerdict } from '../../../src/domain/sequentialTest.ts';
import type { YamlValue } from '../../api.ts';
import { isYamlGroup, listAt } from '../../places.ts';
import { VERDICTS } from '../model/abTest.ts';
import { editorPages } from '../model/parts.ts';
import { useShown } from '../state/EditorContext.tsx';
import { ScreenSection } from './Screen.tsx';

const KEPT: Record<string, string> = { a: 'Ficou a A.', b: 'Ficou a B.' };

function FinishedTest({ test }: { test: Record<string, YamlValue> }) {
  const title =
    editorPages(useShown()).find(({ path }) => path === test['page'])?.title ?? String(test['page']);
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

/** The finished tests. */
export function TestHistory() {
  const { files } = useShown();
  const tests = listAt(files, field('ab-test', 'finished')).filter(isYamlGroup);
  if (tests.length === 0) return null;
  return (
    <ScreenSection title="Testes encerrados">
      <ul className="mt-3 grid gap-3">
        {tests.map((test, index) => (
          // The newest test is first, so a test's number from the end never changes.
          <FinishedTest key={tests.length - index} test={test} />
        ))}
      </ul>
    </ScreenSection>
  );
}
