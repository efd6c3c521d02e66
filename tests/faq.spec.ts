import { expect, type Page, test } from '@playwright/test';
import { content } from './support/content.ts';
import { onDesktop, onPhone } from './support/screens.ts';

const { items } = content.home.faq;

function faqOn(page: Page) {
  const entries = page.locator('details[name]');
  return {
    entries,
    question: (index: number) => entries.nth(index).locator('summary'),
    /** Which answers can be read, by their place. */
    readable: async () => {
      const shown = await Promise.all(items.map(({ answer }) => page.getByText(answer).isVisible()));
      return shown.flatMap((isShown, index) => (isShown ? [index] : []));
    },
  };
}

async function pressThrough(page: Page): Promise<void> {
  const { question, readable } = faqOn(page);
  await expect.poll(readable).toEqual([]);
  for (const index of [0, 1, 3, 2]) {
    await question(index).click();
    await expect.poll(readable).toEqual([index]);
  }
  await question(2).click();
  await expect.poll(readable).toEqual([]);
}

test.describe('when scripts are off', onPhone, () => {
  test.use({ javaScriptEnabled: false });

  test('one question is open at a time, and each can be closed', async ({ page }) => {
    await page.goto('/');
    await pressThrough(page);
  });
});

test('has the four questions of the specification with their answers', onPhone, async ({ page }) => {
  await page.goto('/');
  const { entries, question } = faqOn(page);
  await expect(entries).toHaveCount(4);
  await expect(entries.locator('summary')).toHaveText(items.map((item) => item.question));
  const facts = [
    /Sim.*feito nele.*gratuito.*celular.*computador/,
    /vitalício.*atualizações futuras/,
    /7 minutos/,
    /pagamento é aprovado.*e-mail.*link de acesso.*vídeo/,
  ];
  for (const [index, fact] of facts.entries()) {
    await question(index).click();
    await expect(entries.nth(index).locator('p')).toHaveText(fact);
  }
});

test('one question is open at a time, and each can be closed', async ({ page }) => {
  await page.goto('/');
  await pressThrough(page);
});

test('the keyboard opens, closes and goes on to the next question', onDesktop, async ({ page }) => {
  await page.goto('/');
  const { question, readable } = faqOn(page);
  await question(0).focus();
  await page.keyboard.press('Enter');
  await expect.poll(readable).toEqual([0]);
  await page.keyboard.press('Tab');
  await expect(question(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(readable).toEqual([1]);
  await page.keyboard.press('Space');
  await expect.poll(readable).toEqual([]);
});
