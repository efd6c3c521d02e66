import { nameAt } from '../../places.ts';
import type { CurrentTest } from '../model/abTest.ts';
import { ButtonLink } from '../shell/Button.tsx';
import { useShown } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';

/** Links to the tested parts in both versions. */
export function TestedParts({ test: { page, versions } }: { test: CurrentTest }) {
  const { fields, files } = useShown();
  const nameOf = (id: string) =>
    nameAt(fields, files, { file: page.file ?? 'site', path: ['sections', id] }) ?? id;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      <span className="text-soft">{page.title}:</span>
      {versions.map(({ idOfA, idOfB }) => (
        <span key={idOfB} className="flex flex-wrap gap-2">
          {[idOfA, idOfB].map((part, index) => (
            <ButtonLink key={part} size="small" href={hrefOf({ screen: 'pagina', page: page.id, part })}>
              {nameOf(idOfA)}: ver {index === 0 ? 'A' : 'B'}
            </ButtonLink>
          ))}
        </span>
      ))}
    </p>
  );
}
