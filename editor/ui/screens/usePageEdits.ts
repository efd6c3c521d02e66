import type { PageFile } from '../../../src/content-model/schemas.ts';
import type { Edit, Place, YamlValue } from '../../api.ts';
import { isYamlGroup, valueAt } from '../../places.ts';
import { useInitialValue } from '../forms/useInitialValue.ts';
import { useReferenceNotice } from '../forms/useReferenceNotice.ts';
import { freeName, slugOf } from '../model/ids.ts';
import { type EditorPage, pagesOf } from '../model/parts.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { go } from '../state/route.ts';

/** The actions that add, duplicate, hide and delete pages. The name and the address of a page are fields. */
export function usePageEdits() {
  const { editor } = useEditor();
  const shown = useShown();
  const { files, fields } = shown;
  const initialOf = useInitialValue();
  const noticeOf = useReferenceNotice();
  const pages = pagesOf(shown);

  /** Whether a page already has a name as its file name or its address. */
  const isTaken = (name: string) =>
    Object.hasOwn(files, `pages/${name}`) || pages.some(({ path }) => path === `/${name}`);

  async function insert(page: Record<string, YamlValue>, title: string): Promise<void> {
    const name = freeName(slugOf(title), isTaken);
    const file: PageFile = `pages/${name}`;
    const value = { ...page, path: `/${name}`, name: title };
    const edit: Edit = { type: 'set', place: { file, path: [] }, value, previous: undefined };
    if (await editor.apply([edit], `Adicionar página ${title}`, { done: `${title}: adicionada.` }))
      go({ screen: 'pagina', page: name, part: 'pagina' });
  }

  return {
    addEmpty: () => {
      const place: Place = { file: 'pages/nova', path: [] };
      const page = initialOf(fields.page, place) as Record<string, YamlValue>;
      const texts = { title: '{nome}', socialTitle: '{nome}', isIndexed: false };
      void insert({ ...page, ...texts }, 'Página nova');
    },
    duplicate: ({ id, file }: EditorPage) => {
      const page = file && valueAt(files, { file, path: [] });
      if (isYamlGroup(page)) void insert(page, `${page['name'] ?? id} (cópia)`.slice(0, 40));
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
    remove: ({ file, title }: EditorPage) => {
      if (!file) return;
      go({ screen: 'pagina' });
      const edit: Edit = { type: 'remove', place: { file, path: [] } };
      void editor.apply([edit], `Apagar página ${title}`, {
        done: `${title}: apagada.`,
        orElse: noticeOf(title),
      });
    },
  };
}
