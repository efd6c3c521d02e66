import type { ReactNode } from 'react';
import type { ValueField } from '../../../src/content-model/fieldTree.ts';
import { field } from '../../../src/content-model/issue.ts';
import type { Place } from '../../api.ts';
import { childOf, fieldAt, fieldPath, nameAt, parentOf, valueAt } from '../../places.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import { type CurrentTest, isTestField, versionBLinks } from '../model/abTest.ts';
import { useShown } from '../state/EditorContext.tsx';
import { Findings } from './CheckScreen.tsx';
import { ScreenSection } from './Screen.tsx';

/** The input for the field at a place, if there is such a field. */
export function TestField({ at }: { at: Place }) {
  const { fields, files } = useShown();
  const found = fieldAt(fields, files, at);
  return found ? <FieldInput place={at} field={found as ValueField} /> : null;
}

/** A place inside the prepared or running test. */
export const testPlace = (...path: (string | number)[]): Place => field('ab-test', 'running', ...path);

/** The payment links of version B, each with the link of version A. */
export function TestLinks({ children }: { children?: ReactNode }) {
  const shown = useShown();
  const { fields, files } = shown;
  return (
    <ScreenSection
      title="Links de pagamento da versão B"
      help="O relatório da plataforma conta as vendas de cada link. Por isso a versão B precisa de um link próprio."
    >
      {children}
      {versionBLinks(shown).map((place) => {
        const group = parentOf(place);
        return (
          <fieldset key={fieldPath(place)} className="mt-5">
            <legend className="p-0 font-semibold">{nameAt(fields, files, group)}</legend>
            <p className="text-note text-soft wrap-anywhere">
              Versão A: {String(valueAt(files, childOf(group, 'checkout')))}
            </p>
            <TestField at={place} />
          </fieldset>
        );
      })}
    </ScreenSection>
  );
}

/** Lists the findings about the test. The findings about its payment links are below their fields instead. */
export function TestFindings({ test }: { test: CurrentTest }) {
  const { findings } = useShown();
  const others = findings.filter(
    (finding) => isTestField(test, finding) && finding.path.at(-1) !== 'checkoutB',
  );
  return <Findings title="Confira" findings={others} />;
}
