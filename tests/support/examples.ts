import { initialValue } from '../../editor/ui/model/fields.ts';
import { fieldTree } from '../../src/content-model/fieldTree.ts';
import { uploadedFiles, uploadedPicture } from '../../src/content-model/uploads.ts';
import type { ReferenceTo, ValueField } from '../../src/fields/field.ts';
import { SECTION_KINDS, type Section, type SectionKind } from '../../src/sections/index.ts';
import { shipped } from './pageContext.ts';

const { page } = fieldTree();

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

/**
 * A section of a kind as the editor adds it, with pictures of the shipped product.
 *
 * @throws ZodError if the section's schema refuses the example
 */
export function exampleSection(kind: SectionKind): Section {
  const sections = page.fields['sections'];
  const group =
    sections?.kind === 'list' && sections.item.kind === 'union' ? sections.item.groups[kind] : undefined;
  const definition = SECTION_KINDS.find((one) => one.kind === kind);
  if (!group || !definition) throw new Error(`There is no kind "${kind}".`);
  const value = initialValue(group, { pictureFor, referenceTo });
  return definition.schema.parse({ ...Object(value), kind });
}
