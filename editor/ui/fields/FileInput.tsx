import { FileTrigger, Label, MenuTrigger, Text } from 'react-aria-components';
import type { Place } from '../../api.ts';
import { Button } from '../shell/Button.tsx';
import { Menu, MenuItem } from '../shell/Menu.tsx';
import { useEditor, useField, useShown } from '../state/EditorContext.tsx';
import { FieldGroup } from './Field.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';

type ChoiceProps = { label: string; extensions: readonly string[]; onChoose: (name: string) => void };

/** A menu of the uploaded files that the field accepts. */
export function UploadedFilesMenu({ label, extensions, onChoose }: ChoiceProps) {
  const { uploads } = useShown();
  const fitting = uploads.filter(({ name }) =>
    extensions.some((extension) => name.toLowerCase().endsWith(extension)),
  );
  if (fitting.length === 0) return null;
  return (
    <MenuTrigger>
      <Button variant="quiet" size="small">
        {label}
      </Button>
      <Menu onAction={(name) => onChoose(String(name))} aria-label={label}>
        {fitting.map(({ name, width, height }) => (
          <MenuItem key={name} id={name} textValue={name}>
            {width && (
              <img src={`/uploads/${name}`} alt="" loading="lazy" className="size-12 object-contain" />
            )}
            <Text slot="label" className="flex-1">
              {name}
            </Text>
            {width && (
              <Text slot="description" className="truncate text-note text-soft">
                {width} × {height}
              </Text>
            )}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

/** The uploads folder for a field's files: the folder of its current file, or else the name of its content file. */
export const folderFor = (place: Place, current: string): string =>
  current.includes('/') ? current.slice(0, current.lastIndexOf('/')) : place.file;

/** An input for a file that is not a picture, such as captions. */
export function FileInput({ place, field }: FieldProps) {
  const { editor } = useEditor();
  const { value = '', draft, writeNow } = useField<string>(place, field);
  const { extensions = [] } = field;
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const result = await editor.uploadTo(place, {
      folder: folderFor(place, value),
      name: file.name,
      file,
      extensions,
    });
    if (result) writeNow(result.name);
  };
  return (
    <FieldGroup place={place} field={field}>
      <Label>{field.label}</Label>
      <p className="flex flex-wrap items-center gap-2 in-[.removable]:pe-15">
        <span>{value || 'Nenhum arquivo'}</span>
        <FileTrigger acceptedFileTypes={[...extensions]} onSelect={(files) => void upload(files?.[0])}>
          <Button id={fieldId(place)} size="small">
            Enviar arquivo
          </Button>
        </FileTrigger>
        <UploadedFilesMenu label="Já enviados" extensions={extensions} onChoose={writeNow} />
      </p>
      <FieldNotes place={place} field={field} draft={draft} />
    </FieldGroup>
  );
}
