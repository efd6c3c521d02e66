import { useState } from 'react';
import { placeholdersIn } from '../../../src/domain/placeholders.ts';
import { filledNames, nameLabel } from '../model/names.ts';
import { screenOf, tabTitle } from '../model/screens.ts';
import { TextLink } from '../shell/TextLink.tsx';
import { useShown } from '../state/EditorContext.tsx';
import { hrefOfField } from '../state/route.ts';

const namesIn = (text: string) => [...new Set(placeholdersIn(text))];

/** A link to the field that contains the value of a name in braces. */
function SourceLink({ name }: { name: string }) {
  const { names } = useShown();
  const source = names.find((one) => one.name === name)?.source;
  return source && <TextLink href={hrefOfField(source)}>Muda em {tabTitle(screenOf(source))}</TextLink>;
}

/** Lists the names in braces of a text with their values and fields, and the names that the seller has removed. */
export function ValueNotes({ text }: { text: string }) {
  const shown = useShown();
  const values = filledNames(shown.names);
  const [first] = useState(text);
  const names = namesIn(text);
  const removed = namesIn(first).filter((name) => !names.includes(name));
  const labelOf = (name: string) => nameLabel(shown.names, name);
  return (
    <>
      {names.map((name) => (
        <span key={name} className="block">
          <strong>{`{${name}}`}</strong>
          {values[name] ? ` = ${values[name]}: ` : ': '}
          {labelOf(name)}. <SourceLink name={name} />
        </span>
      ))}
      {removed.map((name) => (
        <span key={name} className="block" role="status">
          <strong>Saiu do texto o valor automático “{labelOf(name)}”.</strong> Para mudá-lo no site todo,
          desfaça e mude lá. <SourceLink name={name} />
        </span>
      ))}
    </>
  );
}
