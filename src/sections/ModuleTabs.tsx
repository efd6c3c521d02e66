import { slideId } from '../components/slideId.ts';
import type { Content } from '../content-model/schemas.ts';

type Props = { modules: Content['product']['modules'] };

/** The names of the planner's pages: links to the slides. The carousel island marks the one that is shown. */
export function ModuleTabs({ modules }: Props) {
  return (
    <ul>
      {modules.map(({ title }, index) => (
        <li key={title}>
          <a href={`#${slideId(index)}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
