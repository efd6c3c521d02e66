import type { Content } from '../src/content-model/schemas.ts';
import { HOME_SECTIONS, OFFER_SECTIONS } from '../src/domain/sections.ts';
import type { Place } from './finding.ts';

/** The parts that show what is not named after them, the closest beginning first. The offer quotes the first testimonial. */
const SHOWN_IN: [beginning: string, ...parts: string[]][] = [
  ['home.devices', 'home.devices', 'offer.devices'],
  ['proof.testimonials.0', 'home.testimonials', 'offer.closing'],
  ['proof.testimonials', 'home.testimonials'],
  ['product.modules', 'home.included', 'offer.pages'],
  ['product.features', 'home.about', 'offer.features'],
  ['product.bonus.insideImage', 'home.included'],
  ['links.mainVideo', 'home.about'],
  ['links.offerVideo', 'offer.video'],
  ...Object.keys(HOME_SECTIONS).map((name): [string, string] => [`home.${name}`, `home.${name}`]),
  ...OFFER_SECTIONS.map((name): [string, string] => [`offer.${name}`, `offer.${name}`]),
];

/** Whether a page shows a place of the content: what stands in hidden parts alone embarrasses nobody. */
export function isShown({ home, offer }: Content, place: Place): boolean {
  if (!('file' in place)) return true;
  const name = [place.file, ...place.path].join('.');
  const [, ...parts] =
    SHOWN_IN.find(([beginning]) => name === beginning || name.startsWith(`${beginning}.`)) ?? [];
  const shown = [
    ...home.sections.map((part) => `home.${part}`),
    ...offer.sections.map((part) => `offer.${part}`),
  ];
  return parts.length === 0 || parts.some((part) => shown.includes(part));
}
