import { type ClipboardEvent, useState } from 'react';
import { DropZone, FileTrigger, isFileDropItem, Label } from 'react-aria-components';
import type { Crop, Place, UploadedFile, YamlValue } from '../../api.ts';
import { childOf, fieldAt, fieldPath, listAt, parentOf, valueAt } from '../../places.ts';
import type { LogoImage } from '../model/logo.ts';
import { commonShape, filesNamedIn, hasShapeOf, readPicture, type Size } from '../model/pictures.ts';
import { Button } from '../shell/Button.tsx';
import { useEditor, useField, useShown } from '../state/EditorContext.tsx';
import { CropDialog } from './CropDialog.tsx';
import { FieldGroup } from './Field.tsx';
import { ErrorLine, FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { folderFor, UploadedFilesMenu } from './FileInput.tsx';
import { fieldId } from './fieldId.ts';
import { LogoNotes, readLogoImage } from './LogoNotes.tsx';

type Waiting = { file: File; bitmap: ImageBitmap; shape: Size };

/** The required size of a picture as a sentence for the seller. */
function sizeHelp(minWidth: number | undefined, required: Size | undefined): string | undefined {
  if (required) return `${required.width} × ${required.height} pixels ou mais, nesta proporção.`;
  return minWidth ? `${minWidth} pixels de largura ou mais.` : undefined;
}

/** The shape that a picture must have. It may depend on another field: a poster has the shape of its video. */
function useRequiredShape({ place, field }: FieldProps): Size | undefined {
  const { files } = useShown();
  const by = field.shapes && valueAt(files, childOf(parentOf(place), field.shapes.by));
  return field.shape ?? field.shapes?.sizes[String(by)];
}

/** The files of the other items in the picture's list. */
function useFilesBeside(place: Place): UploadedFile[] {
  const { uploads, files } = useShown();
  const length = place.path.findLastIndex((key) => typeof key === 'number');
  if (length < 0) return [];
  const list = listAt(files, { file: place.file, path: place.path.slice(0, length) });
  const others = list.filter((_, number) => number !== place.path[length]);
  return filesNamedIn(others, uploads);
}

const hasSize = (file: UploadedFile): file is UploadedFile & Size => Boolean(file.height);

/**
 * An input for a picture that is dropped, pasted or chosen. If its shape differs from the required one, or from the
 * other pictures in its list, the seller can crop it.
 */
export function PictureInput({ place, field }: FieldProps) {
  const { editor } = useEditor();
  const required = useRequiredShape({ place, field });
  const { fields, files } = useShown();
  const { value = '', draft, writeNow } = useField<string>(place, field);
  const [waiting, setWaiting] = useState<Waiting>();
  const altPlace = childOf(parentOf(place), 'alt');
  const description = valueAt(files, altPlace);
  /** The picture that the seller chose last, and its description at that time. */
  const [changed, setChanged] = useState<{ name: string; description: YamlValue | undefined }>();
  const [problem, setProblem] = useState<string>();
  const [drawing, setDrawing] = useState<LogoImage>();
  const beside = useFilesBeside(place);
  const { extensions = [] } = field;
  const minWidth = required?.width ?? field.minWidth ?? 0;
  const use = (name: string) => {
    setProblem(undefined);
    if (name === value) return;
    writeNow(name);
    setChanged(name === draft?.before ? undefined : { name, description });
  };
  const upload = async (file: File, crop?: Crop) => {
    setWaiting(undefined);
    const folder = folderFor(place, value);
    const uploaded = await editor.uploadTo(place, { folder, name: file.name, file, extensions, crop });
    if (uploaded) use(uploaded.name);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const { problem: found, bitmap } = await readPicture(file, minWidth);
    setProblem(found);
    if (found) return;
    const shape = required ?? commonShape(beside.filter(hasSize));
    if (shape && bitmap && !hasShapeOf(bitmap, shape)) setWaiting({ file, bitmap, shape });
    else await upload(file);
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.stopPropagation();
    void take(file);
  };

  return (
    <FieldGroup place={place} field={field}>
      <Label>{field.label}</Label>
      {/* The drop zone handles the paste of copied files, but not of a copied picture. */}
      <div onPaste={paste}>
        <DropZone
          className="flex flex-wrap items-center gap-3 rounded-box border border-edge border-dashed p-3 drop-target:border-accent drop-target:bg-tint"
          onDrop={async ({ items }) => void take(await items.find(isFileDropItem)?.getFile())}
          aria-label={`${field.label}: solte ou cole uma imagem`}
        >
          {value ? (
            <img
              src={`/uploads/${value}`}
              alt=""
              className="max-h-28 w-28 rounded-md object-contain [background:repeating-conic-gradient(var(--line)_0_25%,var(--sunk)_0_50%)_0_0/1rem_1rem]"
              onLoad={(event) => setDrawing(field.isOnDark ? readLogoImage(event.currentTarget) : undefined)}
            />
          ) : (
            <span className="text-soft">Nenhuma imagem</span>
          )}
          <div className="flex flex-[1_1_10rem] flex-wrap items-center gap-1.5 text-note">
            <FileTrigger
              acceptedFileTypes={[...extensions, '.heic', '.heif']}
              onSelect={(files) => void take(files?.[0])}
            >
              <Button id={fieldId(place)} size="small">
                {value ? 'Trocar imagem' : 'Escolher imagem'}
              </Button>
            </FileTrigger>
            <UploadedFilesMenu label="Já enviadas" extensions={extensions} onChoose={use} />
            {field.canBeEmpty && value && (
              <Button
                variant="quiet"
                size="small"
                onPress={() => {
                  setProblem(undefined);
                  writeNow('');
                }}
              >
                Tirar
              </Button>
            )}
            <span className="text-soft">
              Ou arraste para cá, ou cole. {sizeHelp(field.minWidth, required)}
            </span>
          </div>
        </DropZone>
      </div>
      {problem && <ErrorLine role="alert">{problem}</ErrorLine>}
      <FieldNotes place={place} field={field} draft={draft}>
        {draft?.status === 'invalid' && fieldPath(draft.place) === fieldPath(place) && (
          <Button size="sentence" onPress={() => editor.discard(place)}>
            Ficar com a anterior
          </Button>
        )}
      </FieldNotes>
      {beside.some(({ name }) => name === value) && (
        <p className="text-note text-soft" role="status">
          <strong>Outro item desta lista já usa esta imagem.</strong>
        </p>
      )}
      {value && drawing && <LogoNotes drawing={drawing} />}
      {description !== undefined &&
        changed?.name === value &&
        changed.description === description &&
        !draft && (
          <p className="text-note text-soft" role="status">
            <strong>
              A imagem mudou: “{fieldAt(fields, files, altPlace)?.label}” ainda diz o que se vê nela?
            </strong>
          </p>
        )}
      {waiting && (
        <CropDialog
          picture={waiting.bitmap}
          shape={waiting.shape}
          minWidth={minWidth}
          canStayWhole={!required}
          onCrop={(crop) => void upload(waiting.file, crop)}
          onWhole={() => void upload(waiting.file)}
          onCancel={() => setWaiting(undefined)}
        />
      )}
    </FieldGroup>
  );
}
