import { MenuTrigger } from 'react-aria-components';
import { type EditorPage, pagesOf } from '../model/parts.ts';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { Menu, MenuItem } from '../shell/Menu.tsx';
import { RowMenu } from '../shell/RowMenu.tsx';
import { useShown } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';
import { usePageEdits } from './usePageEdits.ts';

export const LIST_TITLE = 'mx-2.5 mt-3 mb-1.5 text-note font-semibold text-soft';

/** Says that visitors do not see a part or a page. */
export function HiddenNote() {
  return <span className="block text-xs leading-[1.2]">escondida</span>;
}

/** The pages of the site. They can be opened, added, duplicated, hidden and deleted. */
export function PagesList({ current }: { current: EditorPage }) {
  const edits = usePageEdits();
  const pages = pagesOf(useShown());
  const own = pages.filter(({ file }) => file);
  const run = (page: EditorPage, action: string) => {
    if (action === 'copy') edits.duplicate(page);
    if (action === 'hide') edits.setHidden(page, true);
    if (action === 'show') edits.setHidden(page, false);
    if (action === 'remove') edits.remove(page);
  };
  const actionsOf = ({ path, isHidden }: EditorPage) => [
    { id: 'copy', name: 'Duplicar' },
    ...(path === '/'
      ? []
      : [
          isHidden ? { id: 'show', name: 'Mostrar' } : { id: 'hide', name: 'Esconder' },
          { id: 'remove', name: 'Apagar' },
        ]),
  ];
  return (
    <>
      <h2 className={LIST_TITLE}>Páginas</h2>
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
      <MenuTrigger>
        <Button size="small" className="mt-2">
          <Icon name="plus" /> Adicionar página
        </Button>
        <Menu
          onAction={(id) => {
            const copied = own.find((page) => page.id === id);
            if (copied) edits.duplicate(copied);
            else edits.addEmpty();
          }}
        >
          <MenuItem id=":empty">Vazia</MenuItem>
          {own.map((page) => (
            <MenuItem key={page.id} id={page.id}>
              Cópia de: {page.title}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
    </>
  );
}
