import { type CheckoutName, checkoutOf } from './attribution.ts';

/** What the platforms behind the known checkouts are called. */
export const PLATFORMS: Record<CheckoutName, string | undefined> = {
  hotmart: 'Hotmart',
  kiwify: 'Kiwify',
  cakto: 'Cakto',
  kirvano: 'Kirvano',
  perfectPay: 'Perfect Pay',
  eduzz: 'Eduzz',
  monetizze: 'Monetizze',
  ticto: 'Ticto',
  plain: undefined,
};

/** What the platform behind a checkout link is called; undefined when its host is none of those known. */
export const checkoutPlatform = (link: string): string | undefined => PLATFORMS[checkoutOf(link)];
