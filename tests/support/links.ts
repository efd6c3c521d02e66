import { expect, type Locator } from '@playwright/test';

/** A real link that opens its address in a new tab, which gets no opener and no referrer. */
export async function expectNewTab(link: Locator, address: string | RegExp): Promise<void> {
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
}
