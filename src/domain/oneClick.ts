import { cleanText } from './cleanText.ts';

/** A platform's one-click purchase: the address of its script, and for Kiwify the code of the offer. */
export type OneClick =
  | { platform: 'Kiwify'; code: string; script: string }
  | { platform: 'Hotmart'; script: string };

const KIWIFY_SCRIPTS: Record<string, string> = {
  kiwify: 'https://snippets.kiwify.com/upsell/upsell.min.js',
  'kiwify-v2': 'https://snippets.kiwify.com/upsell-v2/upsell.min.js',
};

/**
 * Shortens the pasted HTML of a platform to the text that the content stores: "kiwify:CODE", "kiwify-v2:CODE" for
 * Kiwify's newer script, or "hotmart", whose HTML does not name an offer. Returns any other text cleaned. Implements
 * docs/behaviour.md#one-click.
 */
export function cleanOneClickCode(pasted: string): string {
  const text = cleanText(pasted);
  const [, code] = /kiwify-upsell-(?:trigger-|cancel-trigger-)?([A-Za-z0-9]{4,24})(?![\w-])/.exec(text) ?? [];
  if (code) return `${/upsell-v2/.test(text) ? 'kiwify-v2' : 'kiwify'}:${code}`;
  return /hotmart-sales-funnel|hotmart-checkout-elements/.test(text) ? 'hotmart' : text;
}

/** Parses the stored code of a one-click purchase; undefined for any other text. */
export function readOneClick(stored: string): OneClick | undefined {
  if (stored === 'hotmart') {
    return { platform: 'Hotmart', script: 'https://checkout.hotmart.com/lib/hotmart-checkout-elements.js' };
  }
  const [, name = '', code] = /^(kiwify|kiwify-v2):([A-Za-z0-9]{4,24})$/.exec(stored) ?? [];
  const script = KIWIFY_SCRIPTS[name];
  return script && code ? { platform: 'Kiwify', code, script } : undefined;
}

/** The message that tells the seller why a text is not a valid code of a one-click purchase. */
export function oneClickFault(text: string): string {
  if (/snippets\.kiwify\.com/.test(text))
    return 'falta o código do botão: na Kiwify, copie também a parte que tem kiwify-upsell-trigger';
  if (/^https?:\/\/\S+$/.test(text))
    return 'isto é um link. O link de pagamento fica na oferta, em Preços; aqui vai o código de um clique da Kiwify ou da Hotmart';
  return 'não é um código de um clique que o site conheça. Copie o código inteiro do botão na Kiwify (upsell) ou na Hotmart (funil de vendas)';
}
