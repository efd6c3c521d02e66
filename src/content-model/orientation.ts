const ORIENTATION_TAG = 0x0112;
/** The EXIF type of a number of four bytes. An orientation usually has two. */
const LONG = 4;
const UPRIGHT = 1;

/** A chunk of a WebP file (RIFF) or a PNG file. In a PNG only chunks before the image data count, as in sharp. */
function chunkOf(bytes: Buffer, type: 'webp' | 'png', wanted: string): Buffer | undefined {
  const isWebp = type === 'webp';
  let place = isWebp ? 12 : 8;
  while (place + 8 <= bytes.length) {
    const length = isWebp ? bytes.readUInt32LE(place + 4) : bytes.readUInt32BE(place);
    const name = bytes.toString('latin1', isWebp ? place : place + 4, isWebp ? place + 4 : place + 8);
    if (name === 'IDAT') return undefined;
    if (name === wanted) return bytes.subarray(place + 8, place + 8 + length);
    // RIFF pads odd lengths, and PNG has a checksum after the data.
    place += 8 + length + (isWebp ? length % 2 : 4);
  }
  return undefined;
}

/** The orientation in EXIF data. The data is a TIFF file; in a JPEG the name "Exif" precedes it. */
function exifOrientation(exif: Buffer): number {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (place: number) => (isLittle ? tiff.readUInt16LE(place) : tiff.readUInt16BE(place));
  const long = (place: number) => (isLittle ? tiff.readUInt32LE(place) : tiff.readUInt32BE(place));
  const start = long(4);
  const entries = Array.from({ length: short(start) }, (_, index) => start + 2 + index * 12);
  const entry = entries.find((place) => short(place) === ORIENTATION_TAG);
  if (entry === undefined) return UPRIGHT;
  return short(entry + 2) === LONG ? long(entry + 8) : short(entry + 8);
}

/** The orientation of an AVIF file, which contains the number of quarter turns. */
function avifOrientation(bytes: Buffer): number {
  const place = bytes.indexOf('irot', 0, 'latin1');
  const quarters = place < 0 ? 0 : (bytes[place + 4] ?? 0) & 3;
  return [1, 8, 3, 6][quarters] ?? UPRIGHT;
}

/** The EXIF data of a JPEG. */
function exifOfJpeg(bytes: Buffer): Buffer | undefined {
  const place = bytes.indexOf('Exif\0\0', 0, 'latin1');
  return place < 0 ? undefined : bytes.subarray(place);
}

/** The EXIF orientation of a picture: 1 if it is upright; 5 to 8 if its width and height are exchanged. */
export function orientationOf(bytes: Buffer, type: string | undefined): number {
  try {
    if (type === 'avif') return avifOrientation(bytes);
    let exif: Buffer | undefined;
    if (type === 'jpg') exif = exifOfJpeg(bytes);
    if (type === 'webp') exif = chunkOf(bytes, type, 'EXIF');
    if (type === 'png') exif = chunkOf(bytes, type, 'eXIf');
    return exif ? exifOrientation(exif) : UPRIGHT;
  } catch {
    // A picture with damaged EXIF data is not refused.
    return UPRIGHT;
  }
}
