import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BuyLink } from '../components/BuyLink.tsx';
import { Faq } from './Faq.tsx';

const MARKUP = '<b onclick="x">negrito</b> & <script>alert(1)</script>';

it('shows markup in the content as text', () => {
  const html = renderToStaticMarkup(<Faq heading={MARKUP} items={[{ question: MARKUP, answer: MARKUP }]} />);
  expect(html).not.toMatch(/<b |<script/);
  expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;negrito&lt;/b&gt; &amp; &lt;script&gt;');
});

it('keeps a price in one piece and the label word for word', () => {
  const html = renderToStaticMarkup(
    <BuyLink checkout={{ url: 'https://pay.example.com/' }} label="LEVAR POR R$ 1.057,90 JÁ" />,
  );
  expect(html).toContain('LEVAR POR <span class="amount">R$ 1.057,90</span> JÁ');
  expect(html.replace(/<[^>]+>/g, '')).toBe('LEVAR POR R$ 1.057,90 JÁ');
});

it('draws a tick, and is read as the label word for word', () => {
  const html = renderToStaticMarkup(
    <BuyLink checkout={{ url: 'https://pay.example.com/' }} label="✓ LEVAR ✓" />,
  );
  expect(html.match(/<svg role="img"[^>]*><title>✓<\/title><path /g)).toHaveLength(2);
  expect(html.replace(/<[^>]+>/g, '')).toBe('✓ LEVAR ✓');
});
