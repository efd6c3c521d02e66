import { useState } from 'react';
import { DropZone, FileTrigger, isFileDropItem } from 'react-aria-components';
import type { ValueField } from '../../../src/content-model/fieldTree.ts';
import type { Place } from '../../api.ts';
import { ErrorLine } from '../fields/FieldNotes.tsx';
import { folderFor } from '../fields/FileInput.tsx';
import { readPicture } from '../model/pictures.ts';
import { Button } from '../shell/Button.tsx';
import { useEditor } from '../state/EditorContext.tsx';
import type { ListEdits } from './useListEdits.ts';

type Props = {
  list: Place;
  /** The picture field of the list's items. */
  field: ValueField;
  edits: ListEdits;
};

/** Adds an item to a list for each of several pictures, which are dropped or chosen together. */
export function AddPictures({ list, field, edits }: Props) {
  const { editor } = useEditor();
  const [problems, setProblems] = useState<string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const { extensions = [], minWidth = 0 } = field;

  async function add(files: readonly File[]): Promise<void> {
    setAdding(true);
    const found: string[] = [];
    const names: string[] = [];
    for (const file of files) {
      if (names.length >= edits.room()) {
        found.push(`${file.name}: não cabe mais nenhum item.`);
        continue;
      }
      const { problem } = await readPicture(file, minWidth);
      if (problem) found.push(`${file.name}: ${problem}`);
      const uploaded =
        !problem && (await editor.upload({ folder: folderFor(list, ''), name: file.name, file, extensions }));
      if (uploaded) names.push(uploaded.name);
    }
    if (names.length > 0) await edits.addPictures(names);
    setProblems(found);
    setAdding(false);
  }

  return (
    <>
      {edits.canAdd && (
        <DropZone
          aria-label="Solte várias imagens"
          className="mt-1 flex flex-wrap items-center gap-2 rounded-box border border-edge border-dashed p-2 text-note drop-target:border-accent drop-target:bg-tint"
          onDrop={async ({ items }) => {
            void add(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())));
          }}
        >
          <FileTrigger
            allowsMultiple
            acceptedFileTypes={[...extensions, '.heic', '.heif']}
            onSelect={(files) => files && void add([...files])}
          >
            <Button size="small" isDisabled={isAdding}>
              {isAdding ? 'Enviando…' : 'Várias imagens'}
            </Button>
          </FileTrigger>
          <span className="flex-[1_1_10rem] text-soft">Ou arraste para cá. Cada uma vira um item novo.</span>
        </DropZone>
      )}
      <div aria-live="polite">
        {problems.map((problem) => (
          <ErrorLine key={problem}>{problem}</ErrorLine>
        ))}
      </div>
    </>
  );
}
