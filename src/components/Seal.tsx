import { Picture } from './Picture.tsx';

/** The small picture of a trust seal. Its styles are in seal.css. */
export function Seal(picture: { file: string; alt: string }) {
  return <Picture {...picture} widths={[160, 320]} maxHeight={80} sizes="16rem" className="seal" />;
}
