import { initialValue } from '../../editor/ui/model/fields.ts';
import type { GroupField } from '../../src/content-model/fieldTree.ts';
import { uploadedFiles, uploadedPicture } from '../../src/content-model/uploads.ts';
import type { ReferenceTo, ValueField } from '../../src/fields/field.ts';
import { SECTION_KINDS, type Section, type SectionKind } from '../../src/sections/index.ts';
import { TREE } from './fields.ts';
import { shipped } from './pageContext.ts';

function pictureFor({ minWidth = 0, shapes }: ValueField): string {
  const shape = Object.values(shapes?.sizes ?? {})[0];
  const file = uploadedFiles().find((name) => {
    const picture = uploadedPicture(name);
    if (!picture || !('size' in picture)) return false;
    const { width, height } = picture.size;
    return width >= minWidth && (!shape || (width === shape.width && height === shape.height));
  });
  return file ?? '';
}

/** The target of a new reference in an example. */
export const referenceTo = (to: ReferenceTo) =>
  to === 'page' ? '/' : to === 'offer' ? shipped.offers.main : 'faq';

export function fieldsOfKind(kind: SectionKind): GroupField {
  const { sections } = TREE.page.fields;
  const fields = sections?.kind === 'list' && sections.item.kind === 'union' && sections.item.groups[kind];
  if (!fields) throw new Error(`There is no kind "${kind}".`);
  return fields;
}

/**
 * A section of a kind as the editor adds it, with pictures of the shipped product.
 *
 * @throws ZodError if the section's schema refuses the example
 */
export function exampleSection(kind: SectionKind): Section {
  const value = initialValue(fieldsOfKind(kind), { pictureFor, referenceTo });
  const definition = SECTION_KINDS.find((one) => one.kind === kind);
  return definition?.schema.parse({ ...Object(value), kind }) as Section;
}
