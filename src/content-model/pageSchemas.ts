// The texts of the two pages that sell, section by section.
import { z } from 'astro/zod';
import { HOME_SECTIONS, type HomeSection, OFFER_SECTIONS } from '../domain/sections.ts';
import { choice, list } from './fields.ts';
import { heroCardSchema, workspaceSchema } from './heroSchema.ts';
import { sectionList, withSections } from './sectionFields.ts';
import { alternativeText, text } from './textFields.ts';
import { picture, withAlts } from './uploadFields.ts';

const step = z.strictObject({ title: text(40), description: text(130), image: picture(720).optional() });

const homeSections = Object.keys(HOME_SECTIONS) as [HomeSection, ...HomeSection[]];

export const homeSchema = withSections(
  z.strictObject({
    sections: sectionList(homeSections, ['price']),
    menu: list(z.strictObject({ section: choice(homeSections), label: text(18) }), 2, 5),
    hero: z.strictObject({
      eyebrow: text(60),
      headline: text(40),
      headlineAccent: text(20).optional(),
      text: text(180),
      callToAction: text(36),
      rating: text(60).optional(),
      planner: heroCardSchema,
      workspace: workspaceSchema.optional(),
    }),
    about: z
      .strictObject({
        heading: text(80),
        text: text(300),
        featuresHeading: text(50),
        callToAction: text(30),
      })
      .optional(),
    howItWorks: z.strictObject({ heading: text(80), steps: list(step, 2, 5) }).optional(),
    devices: withAlts(
      z.strictObject({
        heading: text(60),
        text: text(220),
        badgeImage: picture(640).optional(),
        badgeAlt: alternativeText(100).optional(),
        image: picture(1200).optional(),
        imageAlt: alternativeText(120).optional(),
      }),
      [
        ['badgeImage', 'badgeAlt'],
        ['image', 'imageAlt'],
      ],
    ).optional(),
    testimonials: z
      .strictObject({
        heading: text(80),
        rating: text(120).optional(),
        callToAction: text(36),
      })
      .optional(),
    included: z
      .strictObject({
        heading: text(60),
        text: text(120),
        bonusHeading: text(40).optional(),
      })
      .optional(),
    verse: z.strictObject({ text: text(160), source: text(60) }).optional(),
    price: z.strictObject({
      heading: text(70),
      badges: z
        .strictObject({
          downloads: text(20).optional(),
          customers: text(20).optional(),
          rating: text(20).optional(),
        })
        .optional(),
      countdownLabel: text(40).optional(),
      cardHeading: text(50),
      previousLabel: text(12),
      currentLabel: text(12),
      inFull: text(20),
      installments: text(60),
      installmentsTotal: text(40),
      benefitsHeading: text(40),
      discount: text(40),
      callToAction: text(32),
      afterPayment: text(80),
      buyBarCallToAction: text(20),
      guaranteeHeading: text(60),
      guaranteeText: text(240),
    }),
    faq: z
      .strictObject({
        heading: text(60),
        items: list(z.strictObject({ question: text(80), answer: text(320) }), 2, 12),
      })
      .optional(),
    help: z.strictObject({ heading: text(60), text: text(120), button: text(28) }).optional(),
  }),
);

export const offerSchema = withSections(
  z.strictObject({
    sections: sectionList(OFFER_SECTIONS, []),
    badge: text(24),
    heading: text(60),
    text: text(160),
    normalLabel: text(24),
    promotionalLabel: text(24),
    exclusiveLabel: text(30),
    paymentNote: text(30),
    warning: text(140),
    mockupImage: picture(1200),
    mockupAlt: alternativeText(120),
    discount: text(40),
    buy: text(60),
    trust: list(text(32), 2, 6),
    video: z.strictObject({ heading: text(50), text: text(160).optional() }).optional(),
    pages: z.strictObject({ heading: text(60) }).optional(),
    features: z.strictObject({ heading: text(50) }).optional(),
    steps: z.strictObject({ heading: text(40), items: list(step, 2, 5) }).optional(),
    closing: z.strictObject({ heading: text(40), text: text(140) }).optional(),
  }),
  // Their texts are in home.yaml.
  ['devices'],
);
