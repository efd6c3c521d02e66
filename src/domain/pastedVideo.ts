import { cleanText } from './cleanText.ts';
import { readVideoAddress } from './videoAddress.ts';

const NAMED: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ' };

/** The entities that an address may have in HTML, and the slashes that it may have in a script. */
const decoded = (code: string): string =>
  code
    .replace(
      /&(?:#x([\da-f]{1,5})|#(\d{1,6})|(amp|quot|apos|lt|gt|nbsp));/gi,
      (entity, hex, decimal, name = '') => {
        const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
        return NAMED[name.toLowerCase()] ?? (point <= 0x10ffff ? String.fromCodePoint(point) : entity);
      },
    )
    .replaceAll('\\/', '/');

/** The addresses in a text, without the marks of the sentence around them. */
const addressesIn = (text: string): string[] =>
  Array.from(
    text.matchAll(/(?:https?:)?\/\/[^\s"'`“”‘’«»<>()[\]{}\\]*[^\s"'`“”‘’«»<>()[\]{}\\.,;:!?*…]/gi),
    ([address]) => address.replace(/^(?:http:|https:)?/i, 'https:'),
  );

const isAbTest = (address: string): boolean =>
  /^https:\/\/scripts\.converteai\.net\/[\w-]+\/ab-test\//i.test(address);

const isPlaylist = (address: string): boolean =>
  /^https:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:playlist|embed\/videoseries)\b/i.test(address);

/** A text that is one address, complete; undefined where no player accepts it. */
const whole = (text: string): string | undefined =>
  [text, `https://${text}`, `https:${text}`, text.replace(/^http:/i, 'https:')].find(
    (address) => !/\s/.test(address) && readVideoAddress(address),
  );

/**
 * The address in a pasted link, text or code to embed: the first of a video that the site knows. Without one, that of what
 * is known not to be a video; else the text as it is. Implements docs/behaviour.md#video.
 */
export function videoAddressIn(pasted: string): string {
  const text = decoded(cleanText(pasted));
  const addresses = addressesIn(text);
  return (
    whole(text) ??
    addresses.find((address) => readVideoAddress(address)) ??
    addresses.find((address) => isAbTest(address) || isPlaylist(address)) ??
    cleanText(pasted)
  );
}

/** Says why an address or a code is no video, in the seller's words; undefined where nothing more is known. */
export function pastedVideoFault(address: string): string | undefined {
  if (isAbTest(address))
    return 'este código é de um teste A/B do VTurb, que mostra ora um vídeo, ora outro. No VTurb, abra um dos vídeos do teste e copie o código dele';
  if (isPlaylist(address))
    return 'este endereço é de uma lista do YouTube. Abra um dos vídeos da lista e copie o endereço dele';
  if (/[<>]/.test(address))
    return 'neste código não há nenhum vídeo que o site conheça. Copie o código ou o link do vídeo no YouTube, Vimeo, Panda ou VTurb';
  return undefined;
}
