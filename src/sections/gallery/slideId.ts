/**
 * The id of a slide of a gallery by its place from 0, for the links above the carousel. The two hyphens keep it apart from the
 * anchors of sections, which have none.
 */
export const slideId = (galleryId: string, index: number) => `${galleryId}--${index + 1}`;
