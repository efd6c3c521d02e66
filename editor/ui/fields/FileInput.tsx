import {
  Button,
  FileTrigger,
  Group,
  Label,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Text,
} from 'react-aria-components';
import type { Place } from '../../api.ts';
import { useEditor, useField, useShown } from '../state/EditorContext.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';

type ChoiceProps = { label: string; endings: readonly string[]; onChoose: (name: string) => void };

/** A menu of the uploaded files that fit. */
export function FileChoice({ label, endings, onChoose }: ChoiceProps) {
  const { uploads } = useShown();
  const fitting = uploads.filter(({ name }) => endings.some((ending) => name.toLowerCase().endsWith(ending)));
  if (fitting.length === 0) return null;
  return (
    <MenuTrigger>
      <Button className="button quiet small">{label}</Button>
      <Popover className="popover">
        <Menu className="menu" onAction={(name) => onChoose(String(name))} aria-label={label}>
          {fitting.map(({ name, width, height }) => (
            <MenuItem key={name} id={name} textValue={name} className="menu-item">
              {width && <img src={`/uploads/${name}`} alt="" loading="lazy" className="menu-picture" />}
              <Text slot="label">{name}</Text>
              {width && (
                <Text slot="description">
                  {width} × {height}
                </Text>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** The uploads folder for a field's files: the folder of its present file, or else the name of the content file. */
export const folderFor = (place: Place, present: string): string =>
  present.includes('/') ? present.slice(0, present.lastIndexOf('/')) : place.file;

/** A file that is no picture: captions. */
export function FileInput({ place, field }: FieldProps) {
  const { editor } = useEditor();
  const { value = '', draft, writeNow } = useField<string>(place, field);
  const { endings = [] } = field;
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const result = await editor.upload({ folder: folderFor(place, value), name: file.name, file, endings });
    if (result) writeNow(result.name);
  };
  return (
    <Group className="field" aria-label={field.label}>
      <Label>{field.label}</Label>
      <p className="row wrap">
        <span>{value || 'Nenhum arquivo'}</span>
        <FileTrigger acceptedFileTypes={[...endings]} onSelect={(files) => void upload(files?.[0])}>
          <Button id={fieldId(place)} className="button small">
            Enviar arquivo
          </Button>
        </FileTrigger>
        <FileChoice label="Já enviados" endings={endings} onChoose={writeNow} />
      </p>
      <FieldNotes place={place} field={field} draft={draft} />
    </Group>
  );
}
