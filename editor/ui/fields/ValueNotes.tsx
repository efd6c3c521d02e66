import { nameLabels } from '../../../src/content-model/labels/nameLabels.ts';
import { sourceOf } from '../../../src/content-model/templateNames.ts';
import { placeholdersIn } from '../../../src/domain/placeholders.ts';
import { screenOf, tabTitle } from '../model/screens.ts';
import { useShown } from '../state/EditorContext.tsx';
import { hrefOfField } from '../state/route.ts';

/** What the values in a text stand for, and where each is changed. */
export function ValueNotes({ text }: { text: string }) {
  const { templateValues } = useShown();
  return [...new Set(placeholdersIn(text))].map((name) => {
    const source = sourceOf(name);
    return (
      <span key={name} className="value-note">
        {templateValues[name] && <strong>{templateValues[name]} = </strong>}
        {nameLabels[name] ?? `{${name}}`}.{' '}
        {source && (
          <a className="link" href={hrefOfField(source)}>
            Muda em {tabTitle(screenOf(source))}
          </a>
        )}
      </span>
    );
  });
}
