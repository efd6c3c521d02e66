// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeatureList } from './FeatureList.tsx';

const marksOf = (tone?: 'benefit' | 'problem') => {
  const features = [{ icon: 'livro', text: 'Com desenho' } as const, { text: 'Sem desenho' }];
  document.body.innerHTML = renderToStaticMarkup(
    <FeatureList features={features} drawingsUrl="/desenhos.svg" {...(tone && { tone })} />,
  );
  const drawings = Array.from(document.querySelectorAll('img'), ({ src }) => src.split('/').at(-1));
  return { drawings, mark: document.querySelector('path')?.getAttribute('d') };
};

it('the mark of an item without a drawing differs between benefits and problems', () => {
  const benefits = marksOf();
  expect(benefits.drawings).toEqual(['desenhos.svg#livro']);
  expect(marksOf('benefit')).toEqual(benefits);
  expect(marksOf('problem').drawings).toEqual(benefits.drawings);
  expect(marksOf('problem').mark).not.toBe(benefits.mark);
});

it('an item with a title has a heading, and one without has none', () => {
  const features = [{ title: 'De manhã', text: 'Leia.' }, { text: 'À noite, escreva.' }];
  document.body.innerHTML = renderToStaticMarkup(<FeatureList features={features} drawingsUrl="" />);
  expect(Array.from(document.querySelectorAll('h3'), (element) => element.textContent)).toEqual(['De manhã']);
  expect(document.querySelectorAll('li')[1]?.textContent).toBe('À noite, escreva.');
});
