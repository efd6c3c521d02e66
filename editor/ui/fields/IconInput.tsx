import { useState } from 'react';
import {
  Autocomplete,
  Dialog,
  DialogTrigger,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { Button } from '../shell/Button.tsx';
import { Popover } from '../shell/Popover.tsx';
import { useField } from '../state/EditorContext.tsx';
import { FIELD_CLASSES, FieldGroup, INPUT_CLASSES } from './Field.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';

/** An icon from the SVG sprite that build.ts writes. */
function SpriteIcon({ name }: { name: string }) {
  return (
    <svg className="size-7 flex-none stroke-[1.75]" aria-hidden="true">
      <use href={`./desenhos.svg#${name}`} />
    </svg>
  );
}

/** An input to search the icons of the site by name and choose one. */
export function IconInput({ place, field }: FieldProps) {
  const { value = '', draft, writeNow } = useField<string>(place, field);
  const [isOpen, setOpen] = useState(false);
  const { contains } = useFilter({ sensitivity: 'base' });
  const options = field.options ?? [];
  return (
    <FieldGroup place={place} field={field}>
      <Label>{field.label}</Label>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button id={fieldId(place)} className="min-h-13! justify-start!">
          <SpriteIcon name={value} />
          {options.find((option) => option.value === value)?.label ?? value}
        </Button>
        <Popover>
          <Dialog className="w-96 max-w-full px-3 pb-3 outline-none" aria-label={field.label}>
            <Autocomplete filter={contains}>
              <SearchField autoFocus aria-label="Procurar um desenho" className={FIELD_CLASSES}>
                <Input className={INPUT_CLASSES} placeholder="Procurar: livro, coração, dinheiro…" />
              </SearchField>
              <ListBox
                className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1 outline-none"
                layout="grid"
                aria-label="Desenhos"
                selectionMode="single"
                selectedKeys={[value]}
                onSelectionChange={(keys) => {
                  const [chosen = value] = [...keys];
                  writeNow(String(chosen));
                  setOpen(false);
                }}
                renderEmptyState={() => <p className="text-soft">Nenhum com este nome.</p>}
              >
                {options.map((option) => (
                  <ListBoxItem
                    key={option.value}
                    id={option.value}
                    textValue={option.label}
                    aria-label={option.label}
                    className="grid cursor-pointer justify-items-center gap-1 rounded-lg px-1 py-2 text-center text-xs hover:bg-tint focus:bg-tint selected:shadow-[inset_0_0_0_2px_var(--accent)]"
                  >
                    <SpriteIcon name={option.value} />
                    <span>{option.label}</span>
                  </ListBoxItem>
                ))}
              </ListBox>
            </Autocomplete>
          </Dialog>
        </Popover>
      </DialogTrigger>
      <FieldNotes place={place} field={field} draft={draft} />
    </FieldGroup>
  );
}
