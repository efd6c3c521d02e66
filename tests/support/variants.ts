import { join } from 'node:path';

/** The first of the ports that the tests' servers take; two copies of the project test side by side on different ones. */
export const TEST_PORT = Number(process.env['TEST_PORT'] ?? 4390);

export type Variant = {
  port: number;
  /** By file of content, by field: the other value. */
  changes: Record<string, Record<string, unknown>>;
};

/** The site with other settings of the seller; scripts/variants.ts builds and serves each. */
export const VARIANTS = {
  /** The honest choices: invitations in the place of redirects, no leave prompt, a true deadline. */
  honest: {
    port: TEST_PORT + 1,
    changes: {
      'behaviour.yaml': {
        scrollRedirect: 'dialog',
        exitIntent: 'dialog',
        leavePrompt: 'off',
        countdown: 'deadline',
        'deadline.endsAt': '31/12/2030 23:59',
      },
      'links.yaml': {
        'mainVideo.address': 'https://www.youtube.com/shorts/abcdefghijk?t=75',
        'mainVideo.ratio': '9:16',
        'mainVideo.poster': 'video/capa-vertical.webp',
        'offerVideo.address':
          'https://scripts.converteai.net/0a1b2c3d-conta/players/65f0aa11bb22cc33dd44ee55/v4/player.js',
        'offerVideo.ratio': '1:1',
        'offerVideo.poster': 'video/capa-quadrada.webp',
      },
    },
  },
  /** Nothing by itself. */
  quiet: {
    port: TEST_PORT + 2,
    changes: {
      'behaviour.yaml': { scrollRedirect: 'off', exitIntent: 'off', leavePrompt: 'off' },
      'links.yaml': {
        'mainVideo.address': 'https://vimeo.com/76979871',
        'mainVideo.ratio': '1:1',
        'mainVideo.poster': 'video/capa-quadrada.webp',
        'offerVideo.address':
          'https://player-vz-1a2b3c4d-e5f.tv.pandavideo.com.br/embed/?v=0f8fad5b-d9cb-469f-a165-70867728950e',
        'offerVideo.ratio': '9:16',
        'offerVideo.poster': 'video/capa-vertical.webp',
      },
    },
  },
  /** A mixture: one redirect, the leave prompt without an exit intent, no countdown; long prices. */
  mixed: {
    port: TEST_PORT + 4,
    changes: {
      'behaviour.yaml': { exitIntent: 'off', countdown: 'off' },
      'prices.yaml': {
        list: '78.901,23',
        promotional: '56.789,01',
        exclusive: '12.345,67',
        'installments.each': '6.543,21',
        'bonus.previous': '10.987,65',
      },
    },
  },
  /** With services that measure, and links of checkouts that are known. Nothing by itself. */
  tracked: {
    // The one before is the bench's.
    port: TEST_PORT + 6,
    changes: {
      'tracking.yaml': { metaPixel: '123456789012345', googleAnalytics: 'G-AB12CD34EF' },
      'behaviour.yaml': { scrollRedirect: 'off', exitIntent: 'off', leavePrompt: 'off' },
      'links.yaml': {
        checkoutA: 'https://pay.hotmart.com/A1?off=z9&checkoutMode=10',
        checkoutB: 'https://pay.kiwify.com.br/b2?utm_source=fixo',
        checkoutExclusive: 'https://pay.kirvano.com/c3',
      },
    },
  },
  /** Built after its deadline. */
  ended: {
    port: TEST_PORT + 3,
    changes: { 'behaviour.yaml': { countdown: 'deadline', 'deadline.endsAt': '31/12/2020 23:59' } },
  },
} satisfies Record<string, Variant>;

export const variantFolder = (name: string) => join('.cache', 'variants', name);

/** The address of a variant of the site, for test.use({ baseURL }). */
export const variantUrl = (name: keyof typeof VARIANTS) => `http://localhost:${VARIANTS[name].port}`;
