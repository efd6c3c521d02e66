import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { loadContent } from '../content-model/loadContent.ts';
import { TopBar } from './TopBar.tsx';

// Pictures need Astro.
vi.mock('../components/Logo.tsx', () => ({ Logo: () => null }));

const { interface: labels } = loadContent();

const barWith = (menu: { label: string; anchor: string }[]) =>
  renderToStaticMarkup(<TopBar logo="" name="Planner" menu={menu} labels={labels} phases={[]} />);

it('a menu whose sections are all hidden leaves no list, and no button that opens it', () => {
  expect(barWith([{ label: 'Preço', anchor: 'preco' }])).toMatch(/<button.*<nav.*#preco/s);
  const bar = barWith([]);
  expect(bar).toContain('Planner');
  expect(bar).not.toMatch(/<button|<nav|<ul|popover/);
});
