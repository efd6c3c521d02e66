import type { CurrentTest } from '../model/abTest.ts';
import { ButtonLink } from '../shell/Button.tsx';
import { hrefOf } from '../state/route.ts';

/** Links to the tested parts in the version B. */
export function TestedParts({ test: { page, versions } }: { test: CurrentTest }) {
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
