import { Button } from 'react-aria-components';
import { focusField } from '../forms/useFocusField.ts';
import { useEditor, useRefused, useSnapshot } from '../state/EditorContext.tsx';
import { reloadPage } from '../state/leaving.ts';
import { hrefToMend } from '../state/route.ts';
import { placeToMend } from '../state/snapshot.ts';
import { Icon } from './Icon.tsx';

/** Whether everything is saved, with a link to the fields that are not. */
export function SaveState() {
  const { editor } = useEditor();
  const drafts = useSnapshot((snapshot) => snapshot.drafts);
  const isSaving = useSnapshot((snapshot) => snapshot.isSaving);
  const connection = useSnapshot((snapshot) => snapshot.connection);
  const refused = useRefused();
  const [first] = refused;
  if (connection === 'lost') return <span className="save-state is-wrong">Sem ligação com o editor</span>;
  if (connection === 'outdated')
    return (
      <span className="save-state is-wrong" role="alert">
        O editor foi aberto de novo. Nada se perdeu.
        <Button className="button small" onPress={reloadPage}>
          Recarregar
        </Button>
      </span>
    );
  const failed = refused.find(({ status }) => status === 'failed');
  if (failed)
    return (
      <span className="save-state is-wrong" role="alert">
        Ainda não foi salvo. O editor vai tentar de novo.
        <Button
          className="button small"
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
        className="save-state is-wrong"
        href={hrefToMend(first)}
        // Without leaving the form that is open, if it has the field.
        onClick={(event) => focusField(placeToMend(first)) && event.preventDefault()}
      >
        {refused.length === 1 ? '1 campo por corrigir' : `${refused.length} campos por corrigir`}
      </a>
    );
  return (
    <span className="save-state" role="status" title="Fica neste computador até você publicar.">
      {isSaving || drafts.size > 0 ? (
        'Salvando…'
      ) : (
        <>
          <Icon name="check" />
          <span className="save-word">Salvo</span>
        </>
      )}
    </span>
  );
}
