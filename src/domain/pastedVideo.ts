import { cleanText } from './cleanText.ts';
import { readVideoAddress } from './videoAddress.ts';

/** Decodes the HTML entities in and around addresses, and the escaped slashes of addresses in scripts. */
const decoded = (code: string): string =>
  code
    .replace(/&(?:quot|apos|lt|gt|nbsp);/gi, ' ')
    .replace(/&#(?:x([\da-f]{1,5})|(\d{1,6}));/gi, (_, hex, decimal) =>
      String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&amp;/gi, '&')
    .replaceAll('\\/', '/');

/** The words of a text as addresses, without the punctuation around them. Splits and trims in linear time. */
const addressesIn = (text: string): string[] =>
  text
    .split(/[\s"'`“”‘’«»<>()[\]{}\\*]+|(?=\/\/)/)
    .map((word) => word.replace(/(?<![.,;:!?…])[.,;:!?…]+$/, ''))
    .map((word) => word.replace(/^(?:\/\/)?/, 'https://'));

/** The addresses in the parameters of a redirect, such as a search result. */
const addressesBehind = (address: string): string[] =>
  URL.canParse(address) ? [...new URL(address).searchParams.values()].flatMap(addressesIn) : [];

const isAbTest = (address: string): boolean =>
  /^https:\/\/scripts\.converteai\.net\/[\w-]+\/ab-test\//i.test(address);

const isPlaylist = (address: string): boolean =>
  /^https:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:playlist|embed\/videoseries)\b/i.test(address);

/**
 * Finds the first address of a supported video in a pasted link, text or embed code. Without one, returns the address
 * of a playlist or an A/B test, for which `pastedVideoFault` gives a reason, or else the cleaned text. Implements
 * docs/behaviour.md#video.
 */
export function videoAddressIn(pasted: string): string {
  const cleaned = cleanText(pasted);
  const text = decoded(cleaned);
  const addresses = addressesIn(text);
  return (
    [text, ...addresses, ...addresses.flatMap(addressesBehind)].find(
      (address) => !/\s/.test(address) && readVideoAddress(address),
    ) ??
    addresses.find((address) => isAbTest(address) || isPlaylist(address)) ??
    cleaned
  );
}

/** The message that tells the seller why an address or a code is not a video; undefined without a specific reason. */
export function pastedVideoFault(address: string): string | undefined {
  if (isAbTest(address))
    return 'este código é de um teste A/B do VTurb, que mostra ora um vídeo, ora outro. No VTurb, abra um dos vídeos do teste e copie o código dele';
  if (isPlaylist(address))
    return 'este endereço é de uma lista do YouTube. Abra um dos vídeos da lista e copie o endereço dele';
  if (/[<>]/.test(address))
    return 'neste código não há nenhum vídeo que o site conheça. Copie o código ou o link do vídeo no YouTube, Vimeo, Panda ou VTurb';
  return undefined;
}
