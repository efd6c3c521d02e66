import { z } from 'astro/zod';
import { day, httpsLink, list } from './fields.ts';
import { text } from './textFields.ts';

const heading = text(50);
const paragraph = (...placeholders: string[]) => text(600, placeholders);

/** The texts of /privacidade. domain/dataPractices.ts decides which paragraphs appear, by what the site does. */
export const privacySchema = z.strictObject({
  link: text(20),
  page: z.strictObject({ title: text(70), description: text(170) }),
  heading: text(60),
  intro: text(300),
  contents: text(40),
  responsible: z.strictObject({ heading, text: paragraph(), contact: text(120) }),
  visit: z.strictObject({
    heading,
    site: paragraph(),
    hosting: paragraph(),
    alone: paragraph(),
    offer: paragraph(),
    campaign: paragraph(),
    clicks: paragraph(),
  }),
  video: z.strictObject({
    heading,
    own: paragraph(),
    youtube: paragraph(),
    vimeo: paragraph(),
    panda: paragraph(),
    vturb: paragraph(),
  }),
  purchase: z.strictObject({
    heading,
    checkout: paragraph('plataforma'),
    unnamedPlatform: text(40),
    received: paragraph(),
  }),
  chat: z.strictObject({ heading, text: paragraph('mensagem') }),
  ads: z.strictObject({ heading, pixel: paragraph(), analytics: paragraph(), choice: paragraph() }),
  abroad: z.strictObject({ heading, text: paragraph('empresas'), alone: paragraph() }),
  reasons: z.strictObject({
    heading,
    text: paragraph(),
    contract: text(160),
    duty: text(160),
    consent: text(160),
    interest: text(160),
  }),
  keeping: z.strictObject({ heading, text: paragraph() }),
  rights: z.strictObject({
    heading,
    text: paragraph(),
    items: list(text(120), 7, 7),
    how: paragraph(),
    complaint: paragraph(),
    complaintLink: httpsLink,
  }),
  minors: z.strictObject({ heading, text: paragraph() }),
  regret: z.strictObject({ heading, text: paragraph() }),
  changes: z.strictObject({ heading, text: paragraph(), updated: text(40), updatedOn: day }),
});
