import { focusField } from '../forms/useFocusField.ts';
import { useEditor, useRefused, useSnapshot } from '../state/EditorContext.tsx';
import { reloadPage } from '../state/leaving.ts';
import { hrefOfDraft } from '../state/route.ts';
import { placeToCorrect } from '../state/snapshot.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

const WRONG =
  'inline-flex max-w-88 items-center gap-2 font-semibold leading-tight text-bad max-md:order-1 max-md:max-w-none max-md:basis-full max-md:justify-between max-md:px-2 max-md:py-1';

/** Shows whether everything is saved. If a field is refused or in conflict, links to it. */
export function SaveState() {
  const { editor } = useEditor();
  const drafts = useSnapshot((snapshot) => snapshot.drafts);
  const isSaving = useSnapshot((snapshot) => snapshot.isSaving);
  const connection = useSnapshot((snapshot) => snapshot.connection);
  const refused = useRefused();
  const [first] = refused;
  if (connection === 'lost')
    return (
      <span data-wrong className={WRONG} role="alert">
        Sem conexão com o editor
      </span>
    );
  if (connection === 'outdated')
    return (
      <span data-wrong className={WRONG} role="alert">
        O editor foi aberto de novo. Nada se perdeu.
        <Button size="small" className="flex-none" onPress={reloadPage}>
          Recarregar
        </Button>
      </span>
    );
  const failed = refused.find(({ status }) => status === 'failed');
  if (failed)
    return (
      <span data-wrong className={WRONG} role="alert">
        Ainda não foi salvo. O editor vai tentar de novo.
        <Button
          size="small"
          className="flex-none"
          onPress={() => {
            if (failed.problem) editor.notify(failed.problem);
            editor.retry();
          }}
        >
          Tentar agora
        </Button>
      </span>
    );
  if (first)
    return (
      <a
        data-wrong
        className={WRONG}
        href={hrefOfDraft(first)}
        // Stays in the open form if it contains the field and is visible.
        onClick={(event) => focusField(placeToCorrect(first)) && event.preventDefault()}
      >
        {refused.length === 1 ? '1 campo para corrigir' : `${refused.length} campos para corrigir`}
      </a>
    );
  return (
    <span
      className="inline-flex items-center gap-1 whitespace-nowrap text-soft"
      role="status"
      title="Fica neste computador até você publicar."
    >
      {isSaving || drafts.size > 0 ? (
        'Salvando…'
      ) : (
        <>
          <Icon name="check" className="text-good" />
          <span className="max-xs:sr-only">Salvo</span>
        </>
      )}
    </span>
  );
}
