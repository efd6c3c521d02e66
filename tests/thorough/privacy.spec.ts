import { expect, test } from '@playwright/test';
import { toldOn } from '../support/privacy.ts';
import { onPhone } from '../support/screens.ts';
import { variantUrl } from '../support/variants.ts';

test.use({ baseURL: variantUrl('honest') });

test(
  'with invitations, and videos at YouTube and VTurb, the privacy page tells of those',
  onPhone,
  async ({ page }) => {
    await page.goto('/privacidade');
    expect(await toldOn(page)).toEqual(['alone', 'offer', 'campaign', 'youtube', 'vturb']);
  },
);
