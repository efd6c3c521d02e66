import { copy } from '../../../src/page-kinds/copies.ts';
import type { PageAnswers, PageKind, PageValue } from '../../../src/page-kinds/pageKind.ts';
import type { Edit, Issue, Place } from '../../api.ts';
import { moved, valueAt } from '../../places.ts';
import { useReferenceNotice } from '../forms/useReferenceNotice.ts';
import { addingEdit, pageFacts, pageValue, pathOfName } from '../model/newPages.ts';
import { type EditorPage, editorPages } from '../model/parts.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { navigate, readRoute } from '../state/route.ts';

/** The actions that add, duplicate, move, hide and delete pages. The name and the address of a page are fields. */
export function usePageEdits() {
  const { editor } = useEditor();
  const shown = useShown();
  const { files } = shown;
  const noticeOf = useReferenceNotice();
  /** The pages whose order can be changed. The main page is always the first. */
  const movable = editorPages(shown).filter(({ file, path }) => file && path !== '/');

  async function insert(page: PageValue, onRefused?: (issues: Issue[]) => void): Promise<boolean> {
    const { name, edit } = addingEdit(page, files);
    const isAdded = await editor.apply([edit], `Adicionar página ${page.name}`, {
      done: `${page.name}: adicionada.`,
      orElse: (issues) => {
        onRefused?.(issues);
        return onRefused ? false : undefined;
      },
    });
    if (isAdded) navigate({ screen: 'pagina', page: name, part: '.pagina' });
    return isAdded;
  }

  return {
    movable,
    /** Adds a page of a kind. If the rules refuse it, calls `onRefused` with the issues instead of showing a notice. */
    add: (kind: PageKind, answers: PageAnswers, onRefused: (issues: Issue[]) => void) =>
      insert(kind.make(answers, pageFacts(files)), onRefused),
    duplicate: (page: EditorPage) => {
      const source = pageValue(files, page);
      if (!source) return;
      const name = `${source.name} (cópia)`.slice(0, 40);
      const facts = pageFacts(files);
      const answers = { name, path: pathOfName(name, shown), source, offer: facts.offer, next: '/' };
      void insert(copy.make({ ...answers, search: 'off' }, facts));
    },
    /** Moves a page up (-1) or down (1) in the list of pages. */
    move: (page: EditorPage, by: -1 | 1) => {
      const from = movable.findIndex(({ id }) => id === page.id);
      const edits = moved(movable, from, from + by).flatMap(({ file }, index): Edit[] => {
        if (!file) return [];
        const place: Place = { file, path: ['order'] };
        const previous = valueAt(files, place);
        return previous === index + 1 ? [] : [{ type: 'set', place, value: index + 1, previous }];
      });
      void editor.apply(edits, `Mover ${page.title}`);
    },
    setHidden: ({ file, title }: EditorPage, isHidden: boolean) => {
      if (!file) return;
      const place: Place = { file, path: ['hidden'] };
      void editor.apply(
        [isHidden ? { type: 'set', place, value: true, previous: undefined } : { type: 'remove', place }],
        `${isHidden ? 'Esconder' : 'Mostrar'} ${title}`,
        isHidden ? { done: `${title}: escondida. Ela não será publicada.`, orElse: noticeOf(title) } : {},
      );
    },
    remove: async ({ id, file, title }: EditorPage) => {
      if (!file) return;
      const edit: Edit = { type: 'remove', place: { file, path: [] } };
      const isRemoved = await editor.apply([edit], `Apagar página ${title}`, {
        done: `${title}: apagada.`,
        orElse: noticeOf(title),
      });
      if (isRemoved && readRoute(window.location.hash).page === id) navigate({ screen: 'pagina' });
    },
  };
}
