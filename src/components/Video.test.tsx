import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Video } from './Video.tsx';

vi.mock('./Picture.tsx', () => ({ Picture: () => null }));

it('says the title of the video wherever its label names it, word for word', () => {
  const html = renderToStaticMarkup(
    <Video
      video={{
        address: 'video/tour.mp4',
        title: "Ganhe $$ e $& $'",
        poster: 'video/tour.webp',
        ratio: '16:9',
      }}
      playLabel="{titulo}: ver {titulo}"
      captionsLabel="Português"
      place="half"
    />,
  );
  const title = 'Ganhe $$ e $&amp; $&#x27;';
  expect(html).toContain(`aria-label="${title}: ver ${title}"`);
});
