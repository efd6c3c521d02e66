import { useEffect, useState } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Version } from '../../api.ts';
import { HOST_WORDS } from '../model/hosts.ts';
import { ApiFailure } from '../state/api.ts';
import { useEditor } from '../state/EditorContext.tsx';
import { Changes } from './Changes.tsx';

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full' });
const dayAndTime = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' });

function titleOf({ kind, at, host }: Version): string {
  if (kind === 'first') return 'Como era antes da primeira mudança';
  if (kind === 'day') return day.format(at);
  return `${host ? HOST_WORDS[host].version : 'Publicado em'} ${dayAndTime.format(at)}`;
}

function Restore({ version, onRestore }: { version: Version; onRestore: () => void }) {
  return (
    <DialogTrigger>
      <Button className="button small">
        Voltar a esta<span className="hidden-text">: {titleOf(version)}</span>
      </Button>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal">
          <Dialog className="dialog" role="alertdialog">
            {({ close }) => (
              <>
                <Heading slot="title">Voltar a esta versão?</Heading>
                <p>
                  Textos, preços e imagens voltam a ser os desta versão: {titleOf(version)}. O que está aqui
                  agora continua guardado nas versões, e dá para desfazer.
                </p>
                <div className="row end">
                  <Button className="button quiet" onPress={close}>
                    Cancelar
                  </Button>
                  <Button
                    className="button primary"
                    onPress={() => {
                      onRestore();
                      close();
                    }}
                  >
                    Voltar a esta versão
                  </Button>
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

/** Days and publications, what changed in each, and the way back to one. */
export function VersionsScreen() {
  const { editor } = useEditor();
  const [versions, setVersions] = useState<Version[]>();
  const load = () => {
    editor
      .flush()
      .then(editor.api.versions)
      .then(setVersions, (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        editor.notify(error.message);
      });
  };
  useEffect(load, []);
  return (
    <div className="form-column">
      <Heading level={1} className="screen-title">
        Versões
      </Heading>
      <p className="soft">
        Tudo o que você muda fica guardado neste computador, dia por dia e a cada publicação.
      </p>
      {versions?.length === 0 && (
        <p className="empty soft">Ainda não há versões: elas começam com a primeira mudança.</p>
      )}
      <ol className="versions">
        {versions?.map((version) => (
          <li key={version.id} className="version">
            <div className="row spread wrap">
              <Heading level={2}>{titleOf(version)}</Heading>
              {version.isCurrent ? (
                <span className="badge ok">a de agora</span>
              ) : (
                <Restore version={version} onRestore={() => void editor.restore(version.id).then(load)} />
              )}
            </div>
            {version.changes.length > 0 ? (
              <details>
                <summary>
                  {version.changes.length === 1 ? '1 mudança' : `${version.changes.length} mudanças`}
                </summary>
                <Changes changes={version.changes} />
              </details>
            ) : (
              version.kind !== 'first' && <p className="notes">Sem mudanças desde a anterior.</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
