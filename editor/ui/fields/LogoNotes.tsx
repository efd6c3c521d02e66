import { READY_PALETTES } from '../../../src/domain/readyPalettes.ts';
import { placeOf, valueAt } from '../../places.ts';
import { type LogoImage, logoProblems } from '../model/logo.ts';
import { useShown } from '../state/EditorContext.tsx';

/** The width and height of the scaled-down image, which is large enough to judge the logo's colours. */
const SIDE_PX = 48;

/** The pixels of an image, scaled down, and its original size. Returns undefined if the image cannot be read. */
export function readLogoImage(image: HTMLImageElement): LogoImage | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE_PX, height: SIDE_PX });
  const context = canvas.getContext('2d');
  if (!context || image.naturalHeight === 0) return undefined;
  context.drawImage(image, 0, 0, SIDE_PX, SIDE_PX);
  const { data } = context.getImageData(0, 0, SIDE_PX, SIDE_PX);
  return { pixels: data, width: image.naturalWidth, height: image.naturalHeight };
}

/** Warns about a logo that is hard to see in the site's top bar. */
export function LogoNotes({ drawing }: { drawing: LogoImage }) {
  const { files } = useShown();
  const palette = String(valueAt(files, placeOf('brand.palette')));
  // Any other palette is the seller's own. Its `night` is about as dark as amanhecer's.
  const { night } = new Map(Object.entries(READY_PALETTES)).get(palette) ?? READY_PALETTES.amanhecer;
  return logoProblems(drawing, night).map((problem) => (
    <p key={problem} className="text-note text-soft" role="status">
      <strong>{problem}</strong>
    </p>
  ));
}
