import type { ReactNode } from 'react';
import type { ValueField } from '../../../src/content-model/fieldTree.ts';
import { field } from '../../../src/content-model/issue.ts';
import type { Place } from '../../api.ts';
import { childOf, fieldAt, fieldPath, nameAt, parentOf, valueAt } from '../../places.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import { type CurrentTest, isTestField, versionBLinks } from '../model/abTest.ts';
import { useShown } from '../state/EditorContext.tsx';
import { Findings } from './CheckScreen.tsx';
import { Section } from './Screen.tsx';

/** The field at a place of the test. */
export function TestField({ at }: { at: Place }) {
  const { fields, files } = useShown();
  const found = fieldAt(fields, files, at);
  return found ? <FieldInput place={at} field={found as ValueField} /> : null;
}

/** A place inside the test that is prepared or runs. */
export const testPlace = (...path: (string | number)[]): Place => field('ab-test', 'running', ...path);

/** The payment links of version B, each with the link of version A. */
export function TestLinks({ children }: { children?: ReactNode }) {
  const shown = useShown();
  const { fields, files } = shown;
  return (
    <Section
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
    </Section>
  );
}

/** What the rules find in the test beside its payment links, whose findings are below their fields. */
export function TestFindings({ test }: { test: CurrentTest }) {
  const { findings } = useShown();
  const others = findings.filter(
    (finding) => isTestField(test, finding) && finding.path.at(-1) !== 'checkoutB',
  );
  return <Findings title="Confira" findings={others} />;
}
