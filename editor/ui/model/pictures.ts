import type { Field, ValueField } from '../../../src/content-model/fieldTree.ts';
import { HEIC_REFUSAL, isHeicName } from '../../../src/content-model/heic.ts';
import type { Crop, UploadedFile, YamlValue } from '../../api.ts';
import { isYamlGroup } from '../../places.ts';

/** Why a file cannot be used, judged by its name and size; undefined if it can. */
export function pictureProblem(name: string, bytes: number): string | undefined {
  if (isHeicName(name)) return HEIC_REFUSAL;
  if (bytes > 25 * 1024 ** 2)
    return 'A imagem tem mais de 25 MB. Salve uma cópia menor: 2000 pixels de largura bastam.';
  return undefined;
}

/** The uploaded files that a value names, at any depth. */
export function filesNamedIn(value: YamlValue | undefined, uploads: readonly UploadedFile[]): UploadedFile[] {
  const written = JSON.stringify(value ?? '');
  return uploads.filter(({ name }) => written.includes(JSON.stringify(name)));
}

type Inner = { field: ValueField; path: string[] };

const picturesIn = (field: Field, path: string[] = []): Inner[] =>
  field.kind === 'picture'
    ? [{ field, path }]
    : field.kind === 'group'
      ? Object.entries(field.fields).flatMap(([name, one]) => picturesIn(one, [...path, name]))
      : [];

/** The picture of a list's item, and its path in the item; undefined if an item has none or several. */
export function onlyPicture(item: Field): Inner | undefined {
  const [first, second] = picturesIn(item);
  return second ? undefined : first;
}

/**
 * The value of an item after its picture was set to `name`.
 *
 * @param item `path` is the path of the picture in the item
 * @param initialOf returns the initial value of a group that the item does not have yet
 */
export function withPicture(
  item: { field: Field; value: YamlValue; path: string[] },
  name: string,
  initialOf: (field: Field) => YamlValue,
): YamlValue {
  const { field, value } = item;
  const [key, ...path] = item.path;
  const inner = key !== undefined && field.kind === 'group' ? field.fields[key] : undefined;
  if (key === undefined || !inner) return name;
  const group = isYamlGroup(value) ? value : {};
  const present = group[key] ?? initialOf(inner);
  return { ...group, [key]: withPicture({ field: inner, value: present, path }, name, initialOf) };
}

export type Size = { width: number; height: number };

/** The message for a picture that is too narrow for its field; undefined if it is wide enough. */
function blurProblem(picture: Size, minWidth: number): string | undefined {
  if (picture.width >= minWidth) return undefined;
  return `Esta imagem sairia borrada: ela tem ${picture.width} pixels de largura, e o lugar pede ${minWidth} ou mais. Procure a original: a que chega pelo WhatsApp costuma ser menor.`;
}

/**
 * Opens a picture before it is uploaded. `bitmap` is undefined for an SVG and for a picture that the browser cannot
 * open; only the server checks these.
 */
export async function readPicture(
  file: File,
  minWidth: number,
): Promise<{ problem?: string | undefined; bitmap?: ImageBitmap | undefined }> {
  const problem = pictureProblem(file.name, file.size);
  if (problem || file.type === 'image/svg+xml') return { problem };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  return { problem: bitmap && blurProblem(bitmap, minWidth), bitmap };
}

/** The relative difference up to which two shapes look the same. */
const TOLERANCE = 0.02;

export const hasShapeOf = (one: Size, other: Size): boolean =>
  Math.abs(one.width / one.height / (other.width / other.height) - 1) <= TOLERANCE;

/** The most common shape of some pictures; if several are equally common, the first of them. */
export function commonShape(sizes: readonly Size[]): Size | undefined {
  const countOf = (size: Size) => sizes.filter((other) => hasShapeOf(other, size)).length;
  return sizes.toSorted((one, other) => countOf(other) - countOf(one))[0];
}

type View = {
  /** The horizontal and the vertical position, from 0 to 1. */
  x: number;
  y: number;
  /** The magnification, at least 1. */
  zoom: number;
};

/** The part of a picture that has a shape and is as large as the zoom allows, in whole pixels inside the picture. */
export function cropOf(picture: Size, shape: Size, { x, y, zoom }: View): Crop {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height) / zoom;
  const width = Math.max(1, Math.round(shape.width * scale));
  const height = Math.max(1, Math.round(shape.height * scale));
  return {
    left: Math.round((picture.width - width) * x),
    top: Math.round((picture.height - height) * y),
    width,
    height,
  };
}
