import { z } from 'astro/zod';
import { brandSchema } from './brandSchema.ts';
import {
  bool,
  choice,
  count,
  deadline,
  emoji,
  featureIcon,
  httpsLink,
  list,
  rating,
  siteAddress,
} from './fields.ts';
import {
  chatPhone,
  email,
  googleAnalyticsId,
  metaPixelId,
  taxId,
  testimonialName,
} from './identityFields.ts';
import { homeSchema, offerSchema } from './pageSchemas.ts';
import { pricesSchema } from './pricesSchema.ts';
import { privacySchema } from './privacySchema.ts';
import { alternativeText, plainText, text, unit } from './textFields.ts';
import { picture, withAlts } from './uploadFields.ts';
import { video } from './videoField.ts';

const page = z.strictObject({
  title: text(90),
  description: text(170),
  socialTitle: text(60),
  socialNote: text(50),
});

const siteSchema = z.strictObject({
  name: plainText(40),
  tagline: text(80),
  address: siteAddress,
  workspaceTool: plainText(20),
  dailyMinutes: count(1, 60),
  guaranteeDays: count(7, 90),
  footer: withAlts(
    z.strictObject({
      sealsImage: picture(800).optional(),
      sealsAlt: alternativeText(120).optional(),
      rights: text(60),
      independence: text(80),
    }),
    [['sealsImage', 'sealsAlt']],
  ),
  pages: z.strictObject({
    home: page,
    offer: page,
    notFound: page.omit({ socialTitle: true, socialNote: true }),
  }),
  notFound: z.strictObject({
    heading: text(40),
    headingInEnglish: bool,
    code: text(6),
    text: text(160),
    homeLink: text(40),
  }),
});

const interfaceSchema = z.strictObject({
  skipLink: text(40),
  openMenu: text(40),
  mainMenu: text(40),
  opensInNewTab: text(40),
  chat: text(40),
  enlarge: text(20),
  zoomIn: text(20),
  zoomOut: text(20),
  dragHint: text(40),
  enlargedLabel: text(40),
  previousPicture: text(40),
  nextPicture: text(40),
  close: text(20),
  playVideo: text(60, ['titulo']),
  captions: text(20),
  buyBar: text(30),
  topBarCallToAction: text(24),
  carousel: z.strictObject({
    label: text(40),
    role: text(20),
    slides: text(40),
    slideRole: text(20),
    position: text(30, ['posicao', 'total']),
    previous: text(30),
    next: text(30),
    pause: text(20),
    play: text(20),
  }),
  countdown: z.strictObject({ days: unit, hours: unit, minutes: unit, seconds: unit }),
});

const linksSchema = z.strictObject({
  checkoutA: httpsLink,
  checkoutB: httpsLink,
  checkoutExclusive: httpsLink,
  chatPhone,
  chatMessage: text(120),
  mainVideo: video.optional(),
  offerVideo: video.optional(),
});

const claimed = count(1, 9_999_999).optional();

const proofSchema = z.strictObject({
  rating: rating.optional(),
  reviews: claimed,
  testimonialReviews: claimed,
  downloads: claimed,
  customers: claimed,
  people: claimed,
  peopleOnOffer: claimed,
  ratingsVerified: bool,
  testimonials: list(
    z.strictObject({
      name: testimonialName,
      quote: text(90),
      image: picture(720),
      alt: alternativeText(600),
    }),
    0,
    9,
  ),
});

const productSchema = z.strictObject({
  features: list(z.strictObject({ icon: featureIcon, text: text(60) }), 3, 16),
  benefits: list(text(50), 3, 10),
  modules: list(
    z.strictObject({
      title: text(24),
      emoji,
      description: text(110),
      image: picture(720),
      alt: alternativeText(140),
    }),
    3,
    20,
  ),
  bonus: withAlts(
    z.strictObject({
      emoji,
      title: text(50),
      image: picture(288),
      insideImage: picture(800).optional(),
      insideAlt: alternativeText(160).optional(),
      description: text(180),
    }),
    [['insideImage', 'insideAlt']],
  ).optional(),
});

const OFFER_TRIGGER = choice(['redirect', 'dialog', 'off']);

const behaviourSchema = z.strictObject({
  scrollRedirect: OFFER_TRIGGER,
  exitIntent: OFFER_TRIGGER,
  leavePrompt: choice(['on', 'off']),
  countdown: choice(['loop', 'deadline', 'off']),
  deadline: z.strictObject({
    endsAt: deadline,
    listPriceCheckout: httpsLink,
    validity: text(90),
    over: text(120),
  }),
  invitation: z.strictObject({ heading: text(60), text: text(160), link: text(36), decline: text(30) }),
  leaveMessage: text(100),
});

/** Who sells, and how to withdraw from the purchase, as Decreto 7.962/2013, art. 2, demands on every page that sells. */
const sellerSchema = z.strictObject({
  name: plainText(120),
  document: taxId,
  address: plainText(180),
  email,
  regret: text(160),
});

const trackingSchema = z.strictObject({
  metaPixel: metaPixelId,
  googleAnalytics: googleAnalyticsId,
  consent: z.strictObject({
    label: text(40),
    text: text(240, ['parceiros']),
    refuse: text(20),
    accept: text(20),
    privacyLink: text(40),
    change: text(40),
  }),
});

/** The schema of each file of content, by the file's name without its ending. */
export const contentSchemas = {
  site: siteSchema,
  brand: brandSchema,
  interface: interfaceSchema,
  prices: pricesSchema,
  links: linksSchema,
  proof: proofSchema,
  product: productSchema,
  home: homeSchema,
  offer: offerSchema,
  behaviour: behaviourSchema,
  seller: sellerSchema,
  privacy: privacySchema,
  tracking: trackingSchema,
};

export type Content = { [Name in keyof typeof contentSchemas]: z.output<(typeof contentSchemas)[Name]> };
