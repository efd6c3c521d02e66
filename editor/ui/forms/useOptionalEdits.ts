import { useRef } from 'react';
import type { Field } from '../../../src/content-model/fieldTree.ts';
import type { Edit, Place, Stood, Written } from '../../api.ts';
import { dotted, valueAt } from '../../places.ts';
import { alternativeOf, fieldAt } from '../model/fields.ts';
import { fieldsMissingFor, fieldsWrongWithout } from '../model/removal.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import type { Draft } from '../state/snapshot.ts';
import { useInitialValue } from './useInitialValue.ts';

/** Takes a field that may be missing out of the content, and puts back what stood there, each with the fields that need it. */
export function useOptionalEdits(place: Place, field: Field, draft: Draft | undefined) {
  const { editor } = useEditor();
  const { files, fields } = useShown();
  const initialOf = useInitialValue();
  /** A draft was never saved: the history does not have it. */
  const dropped = useRef<Written>(undefined);
  const isMissing = (one: Place) => valueAt(files, one) === undefined;
  const labelsOf = (places: readonly Place[]) =>
    places.flatMap((one) => fieldAt(fields, files, one)?.label ?? []).join(', ');
  /** A picture comes and goes with the text that describes it. */
  const alternative = field.kind === 'picture' ? alternativeOf(fields, files, place) : undefined;
  const description = alternative?.field.isOptional ? alternative : undefined;

  const stoodAt = async (one: Place, described: Field): Promise<Stood[]> => {
    const stood = await editor.earlier(one);
    return stood.length > 0 ? stood : [{ place: one, value: initialOf(described, one) }];
  };

  async function put(stood: readonly Stood[]): Promise<boolean> {
    const edits = stood.map((one): Edit => ({ type: 'set', ...one, previous: undefined }));
    const done = edits.length > 1 ? `De volta: ${labelsOf(stood.map((one) => one.place))}.` : undefined;
    return editor.apply(edits, field.label, done, (issues) => {
      const missing = fieldsMissingFor(issues, fields, files).filter(
        (one) => !stood.some((other) => dotted(other.place) === dotted(one.place)),
      );
      if (missing.length > 0)
        return Promise.all(missing.map((one) => stoodAt(one.place, one.field))).then((more) =>
          put([...stood, ...more.flat()]),
        );
      const [own] = stood;
      if (field.kind !== 'group' || !own) return undefined;
      // It may have to be filled in before the rules take it.
      editor.write(place, own.value, field.label, 0);
      return Promise.resolve(true);
    });
  }

  return {
    /** Whether it is there now. */
    async putBack(): Promise<boolean> {
      const stood = dropped.current ? [{ place, value: dropped.current }] : await stoodAt(place, field);
      const isDescribed = !description || !isMissing(description.place) || stood.length > 1;
      const text = isDescribed ? [] : await stoodAt(description.place, description.field);
      return put([...stood, ...text]);
    },
    async takeOut(): Promise<void> {
      dropped.current = draft?.value;
      if (draft) return editor.discard(place);
      const places = [place, ...(description && !isMissing(description.place) ? [description.place] : [])];
      const removing = (all: readonly Place[]) => all.map((one): Edit => ({ type: 'remove', place: one }));
      await editor.apply(removing(places), field.label, `Saiu: ${field.label}.`, (issues) => {
        const others = fieldsWrongWithout(issues, fields, files)?.map((other) => other.place);
        if (!others) return undefined;
        const all = [...places, ...others];
        return editor.apply(removing(all), field.label, `Saíram: ${labelsOf(all)}.`);
      });
    },
  };
}
