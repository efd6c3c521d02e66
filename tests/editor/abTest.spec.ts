// Tests an A/B test in the editor: version B, preview, start, sales, verdict and end. tests/site/abTest.spec.ts tests what
// visitors see.
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { test } from './editorTest.ts';

test('a part is tested in two versions, and the page keeps the version that sells more', async ({
  page,
  editor,
  ui: { field, preview, tab },
}) => {
  await test.step('changes version B, and sees both versions', async () => {
    await page.goto(`${editor.address}/#/pagina/principal`);
    await page.getByRole('button', { name: /^Mais: Abertura/ }).click();
    await page.getByRole('menuitem', { name: 'Testar outra versão' }).click();
    await field('Título').fill('Outro título');
    const [a, b] = [preview.locator('#inicio'), preview.locator('#inicio-b')];
    await expect(b).toContainText('Outro título');
    await expect(a).toBeHidden();
    const showsB = page.getByRole('switch', { name: 'Ver a versão B' });
    await expect(showsB).toBeChecked();
    await showsB.focus();
    await page.keyboard.press('Space');
    await expect(a).toBeVisible();
    await expect(b).toBeHidden();
  });

  const verdict = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /vende|saber/ });
  await test.step('starts the test, once each offer has a link of version B', async () => {
    await tab('Teste').click();
    const links = page.getByRole('textbox', { name: 'Link de pagamento da versão B' });
    await expect(links).toHaveCount(3);
    await expectAccessible(page, 'the prepared test');
    for (const [index, link] of (await links.all()).entries())
      await link.fill(`https://pay.kiwify.com.br/outra-${index}`);
    await page.getByRole('button', { name: 'Começar' }).click();
    await expect(verdict).toHaveText('Ainda não dá para saber.');
  });

  await test.step('enters the sales, and keeps the version that sells more', async () => {
    await field('Vendas da versão A').fill('20');
    await field('Vendas da versão B').fill('90');
    await expect(verdict).toHaveText('B vende mais.');
    await expectAccessible(page, 'the running test');
    await page.getByRole('button', { name: 'Ficar com B' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ficar com B' }).click();
    await expect(page.getByText('Vendas: A 20, B 90.')).toBeVisible();
    await expectAccessible(page, 'the history');
  });
});
