import { type EditorPage, editorPages } from '../model/parts.ts';
import { RowMenu } from '../shell/RowMenu.tsx';
import { useShown } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';
import { AddPage } from './AddPage.tsx';
import { usePageEdits } from './usePageEdits.ts';

export const LIST_TITLE_CLASSES = 'mx-2.5 mt-3 mb-1.5 text-note font-semibold text-soft';

/** Says that visitors do not see a part or a page. */
export function HiddenNote() {
  return <span className="block text-xs leading-[1.2]">escondida</span>;
}

/** The pages of the site. They can be opened, added, duplicated, moved, hidden and deleted. */
export function PagesList({ current }: { current: EditorPage }) {
  const edits = usePageEdits();
  const pages = editorPages(useShown());
  const { movable } = edits;
  const run = (page: EditorPage, action: string) => {
    if (action === 'copy') edits.duplicate(page);
    if (action === 'up') edits.move(page, -1);
    if (action === 'down') edits.move(page, 1);
    if (action === 'hide') edits.setHidden(page, true);
    if (action === 'show') edits.setHidden(page, false);
    if (action === 'remove') void edits.remove(page);
  };
  const actionsOf = ({ id, path, isHidden }: EditorPage) => [
    { id: 'copy', name: 'Duplicar' },
    ...(path === '/'
      ? []
      : [
          ...(movable[0]?.id === id ? [] : [{ id: 'up', name: 'Mover para cima' }]),
          ...(movable.at(-1)?.id === id ? [] : [{ id: 'down', name: 'Mover para baixo' }]),
          isHidden ? { id: 'show', name: 'Mostrar' } : { id: 'hide', name: 'Esconder' },
          { id: 'remove', name: 'Apagar' },
        ]),
  ];
  return (
    <>
      <h2 className={LIST_TITLE_CLASSES}>Páginas</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.id} className="flex items-center gap-2 justify-between">
            <a
              className="flex min-h-10 items-center rounded-lg px-2.5 no-underline hover:bg-sunk"
              href={hrefOf({ screen: 'pagina', page: page.id })}
              aria-current={page.id === current.id ? 'page' : undefined}
            >
              {page.title}
              {page.isHidden && <HiddenNote />}
            </a>
            {page.file && (
              <RowMenu
                label={page.title}
                actions={actionsOf(page)}
                onAction={(action) => run(page, action)}
              />
            )}
          </li>
        ))}
      </ul>
      <AddPage />
    </>
  );
}
