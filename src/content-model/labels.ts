import type { LabelsOf } from './labels/labelTypes.ts';
import { homeLabels, offerLabels } from './labels/pageLabels.ts';
import {
  behaviourLabels,
  linksLabels,
  pricesLabels,
  sellerLabels,
  trackingLabels,
} from './labels/sellingLabels.ts';
import { brandLabels, productLabels, proofLabels, siteLabels } from './labels/siteLabels.ts';
import { interfaceLabels, privacyLabels } from './labels/wordLabels.ts';
import type { Content } from './schemas.ts';

/** What the editor calls each field of the content, in the seller's words. A field without a label does not compile. */
export const labels: { $: string } & { [File in keyof Content]: LabelsOf<Content[File]> } = {
  $: 'Conteúdo',
  site: siteLabels,
  brand: brandLabels,
  interface: interfaceLabels,
  prices: pricesLabels,
  links: linksLabels,
  proof: proofLabels,
  product: productLabels,
  home: homeLabels,
  offer: offerLabels,
  behaviour: behaviourLabels,
  seller: sellerLabels,
  privacy: privacyLabels,
  tracking: trackingLabels,
};
