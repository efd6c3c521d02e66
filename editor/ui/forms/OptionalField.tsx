import { type ReactNode, useRef } from 'react';
import { Switch } from 'react-aria-components';
import type { Field } from '../../../src/content-model/fieldTree.ts';
import type { Place, Written } from '../../api.ts';
import { initialValue, valueAt } from '../model/place.ts';
import { useEditor, useSaved } from '../state/EditorContext.tsx';

type Props = { place: Place; field: Field; children: ReactNode };

/** A field that may be missing: a switch, and the field when it is there. Switched on again, it is what it was. */
export function OptionalField({ place, field, children }: Props) {
  const { editor } = useEditor();
  const { files, uploads } = useSaved();
  const value = valueAt(files, place);
  const last = useRef<Written>(undefined);
  if (value !== undefined) last.current = value;

  const pictureFor = (leastWidth: number) =>
    uploads.find(({ width = 0, name }) => width >= leastWidth && !name.endsWith('.svg'))?.name ?? '';
  const turn = (isOn: boolean) =>
    editor.apply(
      isOn
        ? [
            {
              type: 'set',
              place,
              value: last.current ?? initialValue(field, pictureFor),
              previous: undefined,
            },
          ]
        : [{ type: 'remove', place }],
      field.label,
      isOn ? undefined : `${field.label}: tirado.`,
    );

  return (
    <div className="field">
      <Switch className="switch" isSelected={value !== undefined} onChange={(isOn) => void turn(isOn)}>
        <span className="switch-track" />
        Usar: {field.label}
      </Switch>
      {value !== undefined && children}
    </div>
  );
}
