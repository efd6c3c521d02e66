import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Practices } from '../domain/privacy.ts';
import { readContent } from '../schemas/readContent.ts';
import { Privacy } from './Privacy.tsx';

const { privacy: words, site, seller, links } = readContent();

/** Nothing that would have to be told, but for the chat. */
const QUIET: Practices = {
  remembersOffer: false,
  keepsCampaign: false,
  hasPixel: false,
  hasAnalytics: false,
  videoHosts: ['own'],
  platforms: [],
  companiesAbroad: ['Meta'],
};

const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

/** What the page says to a reader where the site does what is given, and nothing else. */
function textWith(practices: Partial<Practices>): string {
  const html = renderToStaticMarkup(
    <Privacy
      words={words}
      name={site.name}
      email={seller.email}
      chatMessage={links.chatMessage}
      practices={{ ...QUIET, ...practices }}
    />,
  );
  return html.replace(/<[^>]+>/g, '\n').replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The paragraphs that stand only where the site does what they tell. */
const CONDITIONAL = {
  alone: words.visit.alone,
  offer: words.visit.offer,
  campaign: words.visit.campaign,
  clicks: words.visit.clicks,
  own: words.video.own,
  youtube: words.video.youtube,
  vimeo: words.video.vimeo,
  panda: words.video.panda,
  vturb: words.video.vturb,
  ads: words.ads.heading,
  pixel: words.ads.pixel,
  analytics: words.ads.analytics,
  choice: words.ads.choice,
  consent: words.reasons.consent,
};

const conditionalIn = (text: string) =>
  Object.entries(CONDITIONAL).flatMap(([name, paragraph]) => (text.includes(paragraph) ? [name] : []));

describe('of what depends on the site, the page tells what the site does and no more', () => {
  it.each<[string, Partial<Practices>, string[]]>([
    ['nothing', {}, ['alone', 'own']],
    ['remembers the offer', { remembersOffer: true }, ['alone', 'offer', 'own']],
    ['keeps the campaign', { keepsCampaign: true }, ['alone', 'campaign', 'clicks', 'own']],
    ['has a pixel', { hasPixel: true }, ['own', 'ads', 'pixel', 'choice', 'consent']],
    ['has Analytics', { hasAnalytics: true }, ['own', 'ads', 'analytics', 'choice', 'consent']],
    [
      'has both and keeps the campaign',
      { hasPixel: true, hasAnalytics: true, keepsCampaign: true },
      ['campaign', 'clicks', 'own', 'ads', 'pixel', 'analytics', 'choice', 'consent'],
    ],
    ['plays from YouTube', { videoHosts: ['youtube'] }, ['alone', 'youtube']],
    ['plays from Vimeo and Panda', { videoHosts: ['vimeo', 'panda'] }, ['alone', 'vimeo', 'panda']],
    ['plays from VTurb and itself', { videoHosts: ['vturb', 'own'] }, ['alone', 'own', 'vturb']],
  ])('a site that %s', (_, practices, told) => {
    expect(conditionalIn(textWith(practices))).toEqual(told);
  });

  it('names no measuring company where none is', () => {
    expect(textWith({})).not.toMatch(/pixel|Google|Facebook|Instagram|YouTube|Vimeo|Panda|VTurb|utm_/);
  });
});

it('tells who answers for the data, the rights, the right of regret and the day of the last change', () => {
  const text = textWith({});
  for (const fact of [seller.name, seller.document, seller.address]) expect(text).toContain(fact);
  expect(text).toContain(words.regret.text);
  expect(text).toContain('7 dias');
  expect(text).toContain('art. 49');
  for (const right of words.rights.items) expect(text).toContain(right);
  expect(text).toMatch(/15 dias[\s\S]*ANPD[\s\S]*gov\.br\/anpd/);
  expect(text).toContain('21 de novembro de 2026');
});

it('writes the very message of the chat, and leads to the very e-mail', () => {
  expect(textWith({})).toContain(`“${links.chatMessage}”`);
  const html = renderToStaticMarkup(
    <Privacy words={words} name="A" email="oi@loja.example" chatMessage="Oi" practices={QUIET} />,
  );
  expect(html.match(/<a href="mailto:oi@loja\.example"[^>]*>oi@loja\.example<\/a>/g)).toHaveLength(3);
});

it.each<[string[], string]>([
  [[], 'abrem a página da plataforma de pagamento, que'],
  [['Hotmart'], 'abrem a página da Hotmart, que'],
  [['Kiwify', 'Hotmart'], 'abrem a página da Kiwify ou Hotmart, que'],
])('names the checkout platforms %j', (platforms, sentence) => {
  expect(textWith({ platforms })).toContain(sentence);
});

it.each<[string[], string]>([
  [['Meta'], 'vale para Meta e, às vezes, para a empresa que hospeda'],
  [['Meta', 'Google', 'Vimeo'], 'vale para Meta, Google e Vimeo e, às vezes, para a empresa que hospeda'],
])('names the companies abroad %j', (companiesAbroad, sentence) => {
  expect(textWith({ companiesAbroad })).toContain(sentence);
});

it('leaves no name in braces unfilled', () => {
  expect(
    textWith({ hasPixel: true, hasAnalytics: true, keepsCampaign: true, remembersOffer: true }),
  ).not.toMatch(/[{}]/);
});
