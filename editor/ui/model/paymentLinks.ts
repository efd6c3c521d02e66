// What the payment links have to do with each other.
import { CHECKOUT_CHECKS } from '../../../preflight/checkoutLinks.ts';
import type { Launch } from '../../../preflight/finding.ts';
import type { Files, Place } from '../../api.ts';
import { dotted, placeOf } from '../../places.ts';
import { CHARGES } from './money.ts';

/** The other payment links whose pages charge the same price. */
export const linksOfSamePrice = (place: Place): Place[] =>
  Object.keys(CHARGES)
    .filter((other) => other !== dotted(place) && CHARGES[other] === CHARGES[dotted(place)])
    .map(placeOf);

/** What would keep the site from being published because of the payment link at a place, as Conferir says it. */
export function paymentProblems(place: Place, files: Files): string[] {
  // These checks read nothing but links and choices, which are written as they are read.
  const launch = { content: files } as unknown as Launch;
  try {
    return CHECKOUT_CHECKS.flatMap(({ find }) => find(launch))
      .filter((finding) => finding.rank === 'stop' && 'file' in finding.place)
      .filter((finding) => dotted(finding.place as Place) === dotted(place))
      .map(({ text }) => text);
  } catch {
    // A file is wrong, which is shown elsewhere.
    return [];
  }
}
