import { useEffect, useRef, useState } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Change, Version } from '../../api.ts';
import { day, dayAndTime } from '../model/dates.ts';
import { HOST_WORDS } from '../model/hosts.ts';
import { ApiFailure } from '../state/api.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { Changes } from './Changes.tsx';

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

function VersionItem({ version }: { version: Version }) {
  const { editor } = useEditor();
  const item = useRef<HTMLLIElement>(null);
  const { changes, id, isCurrent, kind } = version;
  const takeBack = (change: Change) => {
    // The button goes with its line.
    item.current?.focus();
    void editor.takeBack(version, [change]);
  };
  return (
    <li className="version" ref={item} tabIndex={-1}>
      <div className="row spread wrap">
        <Heading level={2}>{titleOf(version)}</Heading>
        {isCurrent ? (
          <span className="badge ok">a de agora</span>
        ) : (
          <Restore version={version} onRestore={() => void editor.restore(id)} />
        )}
      </div>
      {changes.length > 0 ? (
        <details>
          <summary>{changes.length === 1 ? '1 mudança' : `${changes.length} mudanças`}</summary>
          <Changes changes={changes} onTakeBack={takeBack} />
        </details>
      ) : (
        kind !== 'first' && <p className="notes">Sem mudanças desde a anterior.</p>
      )}
    </li>
  );
}

/** Days and publications, what changed in each, and the way back to one of them or of their changes. */
export function VersionsScreen() {
  const { editor } = useEditor();
  const { revision, uploads } = useShown();
  const [versions, setVersions] = useState<Version[]>();
  useEffect(() => {
    editor
      .flush()
      .then(editor.api.versions)
      .then(setVersions, (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        editor.notify(error.message);
      });
  }, [editor, revision, uploads]);
  return (
    <div className="form-column">
      <Heading level={1} className="screen-title">
        Versões
      </Heading>
      <p className="soft">
        Tudo o que você muda fica guardado neste computador, dia por dia e a cada publicação. Dá para voltar a
        uma versão inteira, ou abrir as mudanças dela e voltar uma só.
      </p>
      <ol className="versions">
        {versions?.map((version) => (
          <VersionItem key={version.id} version={version} />
        ))}
      </ol>
    </div>
  );
}
