// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { show } from '../../tests/support/renderSection.tsx';
import { loadContent } from '../content-model/loadContent.ts';
import type { DataPractices } from '../domain/dataPractices.ts';
import { TRACKERS } from '../trackers/index.ts';
import { Privacy } from './Privacy.tsx';

const content = loadContent();
const { privacy: words, site } = content;

/** Practices with nothing to declare except the chat and a video of the site itself. */
const NOTHING: DataPractices = {
  trackers: [],
  videoHosts: ['own'],
  hasChat: true,
  platforms: [],
  companiesAbroad: ['Meta'],
  remembersOffer: false,
  remembersLetter: false,
  remembersVariant: false,
  hasOneClick: false,
};
const EVERYTHING = {
  trackers: TRACKERS,
  remembersOffer: true,
  remembersLetter: true,
  remembersVariant: true,
  hasOneClick: true,
};

/** The privacy page of a site with these practices. */
const pageWith = (practices: Partial<DataPractices>, shown = words) =>
  show(<Privacy content={{ ...content, privacy: shown }} practices={{ ...NOTHING, ...practices }} />);
const textWith = (...page: Parameters<typeof pageWith>) => pageWith(...page).textContent;

const { alone, offer, letter, test } = words.visit;
const { own, youtube, vimeo, panda, vturb } = words.video;

const NAMES = TRACKERS.map(({ name }) => name).join(' ');

/** The paragraphs that are shown only where the site does what they say. */
const CONDITIONAL = {
  ...{ alone, offer, letter, test },
  ...{ own, youtube, vimeo, panda, vturb },
  oneClick: words.purchase.oneClick,
  ads: words.ads.heading,
  ...Object.fromEntries(TRACKERS.map(({ name, privacy }) => [name, privacy])),
  choice: words.ads.choice,
  consent: words.reasons.consent,
};

it.each<[Partial<DataPractices>, string]>([
  [{}, 'alone own'],
  [{ remembersOffer: true }, 'alone offer own'],
  [{ remembersLetter: true }, 'alone letter own'],
  [{ remembersVariant: true }, 'alone test own'],
  [{ hasOneClick: true }, 'alone own oneClick'],
  [{ trackers: [TRACKERS[1]] }, `own ads ${TRACKERS[1].name} choice consent`],
  [EVERYTHING, `offer letter test own oneClick ads ${NAMES} choice consent`],
  [{ videoHosts: ['youtube'] }, 'alone youtube'],
  [{ videoHosts: ['vimeo', 'panda'] }, 'alone vimeo panda'],
  [{ videoHosts: ['vturb', 'own'] }, 'alone own vturb'],
])('declares what the site does and no more: %o', (practices, expected) => {
  const text = textWith(practices);
  const shown = Object.entries(CONDITIONAL).filter(([, paragraph]) => text.includes(paragraph));
  expect(shown.map(([name]) => name).join(' ')).toBe(expected);
});

it('describes a service in the seller’s own words if there are any', () => {
  const [tracker] = TRACKERS;
  const own = { ...words, ads: { ...words.ads, [tracker.name]: 'Com as minhas palavras.' } };
  const text = textWith({ trackers: [tracker] }, own);
  expect(text).toContain('Com as minhas palavras.');
  expect(text).not.toContain(tracker.privacy);
});

it('states the seller, the rights, the right of withdrawal, the chat’s message and the day of the last change', () => {
  const text = textWith({});
  const { name, document, address } = site.seller;
  const rights = [...words.rights.items, words.regret.text];
  const statements = [name, document, address, ...rights, `“${site.chat.message}”`];
  for (const statement of [...statements, '28 de novembro de 2026']) expect(text).toContain(statement);
  expect(text).not.toMatch(/[{}]|pixel|Google|Facebook|Instagram|YouTube|Vimeo|Panda|VTurb/);
});

it('links to each of its 13 topics by its heading', () => {
  const page = pageWith(EVERYTHING);
  const sections = page.querySelectorAll('section[id]');
  expect(sections).toHaveLength(13);
  for (const { id, firstChild: heading } of sections) {
    const links = Array.from(page.querySelectorAll(`a[href="#${id}"]`), (link) => link.textContent);
    expect(links).toEqual([heading?.textContent, heading?.textContent]);
  }
});

it.each<[Partial<DataPractices>, string]>([
  [{ platforms: [] }, 'da plataforma de pagamento, que'],
  [{ platforms: ['Kiwify', 'Hotmart'] }, 'da Kiwify ou Hotmart, que'],
  [{ companiesAbroad: ['Meta', 'Google', 'Vimeo'] }, ': Meta, Google e Vimeo e, às vezes, a empresa'],
])('names the companies: %o', (practices, sentence) => {
  expect(textWith(practices)).toContain(sentence);
});
