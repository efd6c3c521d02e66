// Converts the assistant's changes to edits.
import { z } from 'astro/zod';
import { indexIn, itemId } from '../../src/content-model/paths.ts';
import { cleanText } from '../../src/domain/cleanText.ts';
import type { ContentState, Edit, EditRequest, Files, Place, YamlValue } from '../api.ts';
import { childOf, fileEdit, isYamlGroup, parentOf, placeOf, valueAt, withEdit } from '../places.ts';
import { BODY_TOO_LARGE, editRequest, MAX_JSON_BYTES, sizeProblem } from '../server/requests.ts';
import { freeId } from '../ui/model/ids.ts';
import { Refused } from './contentAccess.ts';

const path = z
  .string()
  .max(500)
  .describe('Path of a field, list or item, as list_pages and read_fields print it');
const index = z.int().min(0);
const anyValue: z.ZodType<YamlValue> = z.json();

export const changeSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('set'), path, value: anyValue }),
  z.strictObject({ do: z.literal('add'), path, value: anyValue, index: index.optional() }),
  z.strictObject({ do: z.literal('move'), path, to: index }),
  z.strictObject({ do: z.literal(['hide', 'show', 'remove']), path }),
]);

type AssistantChange = z.infer<typeof changeSchema>;

/** Adds a free id to a section without one: the default id of its kind, with a number if it is taken. */
function withFreeId(value: YamlValue, list: YamlValue[]): YamlValue {
  const id = itemId(value);
  const isNamed = !isYamlGroup(value) || 'id' in value || id === undefined;
  return isNamed ? value : { ...value, id: freeId(id, list) };
}

/** The edit for a change; undefined if it changes nothing. */
function editOf(change: AssistantChange, files: Partial<Files>): Edit | undefined {
  const place = placeOf(change.path);
  const setTo = (target: Place, value: YamlValue): Edit => ({
    type: 'set',
    place: target,
    value,
    previous: valueAt(files, target),
  });
  const hidden = childOf(place, 'hidden');
  const present = valueAt(files, place);
  if (change.do === 'set') return setTo(place, change.value);
  if (change.do === 'add') {
    const items = Array.isArray(present) ? present : [];
    const { value, index = items.length } = change;
    if (present === undefined) return setTo(place, [value]);
    return { type: 'insert', place, index, value: withFreeId(value, items) };
  }
  if (present === undefined) throw new Refused(`${change.path}: não existe, ou já foi apagado`);
  if (change.do === 'hide') return setTo(hidden, true);
  if (change.do === 'show')
    return valueAt(files, hidden) === undefined ? undefined : { type: 'remove', place: hidden };
  if (change.do !== 'move') return { type: 'remove', place };
  const [list, key] = [valueAt(files, parentOf(place)), place.path.at(-1)];
  if (!Array.isArray(list) || key === undefined)
    throw new Refused(`${change.path}: só o item de uma lista muda de lugar`);
  return { type: 'move', place: parentOf(place), from: indexIn(list, key), to: change.to };
}

/**
 * Checks a request as the editor's server does. Its label becomes one line, because it is shown to the seller.
 *
 * @throws Refused
 */
export function checkedRequest(request: EditRequest): EditRequest {
  if (JSON.stringify(request).length > MAX_JSON_BYTES) throw new Refused(BODY_TOO_LARGE);
  const problem = sizeProblem(request);
  if (problem) throw new Refused(problem);
  const label = cleanText(request.label).replace(/\s+/g, ' ') || 'Mudança';
  const { success, data } = editRequest.safeParse({ ...request, label });
  if (!success)
    throw new Refused('Um destes caminhos ou valores não existe no conteúdo: leia os campos de novo');
  return data;
}

/**
 * The request for some changes; undefined if they change nothing. Each applies to the content after the previous
 * changes.
 *
 * @throws Refused if the content has no such place
 */
export function requestOf(
  changes: AssistantChange[],
  label: string,
  state: ContentState,
): EditRequest | undefined {
  const files: Partial<Files> = { ...state.files };
  const edits = changes.flatMap((change) => {
    const edit = editOf(change, files);
    if (!edit) return [];
    const { file } = edit.place;
    files[file] = withEdit(files[file], fileEdit(edit));
    return edit;
  });
  return edits.length > 0
    ? checkedRequest({ edits, label, base: state.revision, by: 'assistant' })
    : undefined;
}
