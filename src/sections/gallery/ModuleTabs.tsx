import type { Content } from '../../content-model/schemas.ts';
import { slideId } from './ModuleSlides.tsx';

type Props = { modules: Content['product']['modules']; galleryId: string };

/** The names of the planner's pages: links to the slides. The carousel island marks the one that is shown. */
export function ModuleTabs({ modules, galleryId }: Props) {
  return (
    <ul className="flex gap-1.5">
      {modules.map(({ title }, index) => (
        <li key={title}>
          <a href={`#${slideId(galleryId, index)}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
