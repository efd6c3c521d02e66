import { readdirSync, readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { chatLink } from '../../src/domain/chatLink.ts';
import { initiateCheckout } from '../../src/domain/checkout.ts';
import { readDeadline } from '../../src/domain/deadline.ts';
import { readContent } from '../../src/schemas/readContent.ts';

/** A picture as the built page asks for it. */
export type BuiltPicture = { srcSet: string; src: string; width: number; height: number };

/** A file's name without its folder and without what the build put before its ending. */
const plainName = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.[\w-]{8}(?:_\w+)?(\.\w+)$/, '$1') ?? path;

/** The pictures of a built page, each by the file that it was made of. */
function readPictures(html: string): Record<string, BuiltPicture> {
  const { document } = new Window();
  document.write(html);
  const pictures = [...document.querySelectorAll('picture')].map((picture) => {
    const image = picture.querySelector('img');
    const src = image?.getAttribute('src') ?? '';
    const built = {
      srcSet: picture.querySelector('source')?.getAttribute('srcset') ?? '',
      src,
      width: Number(image?.getAttribute('width')),
      height: Number(image?.getAttribute('height')),
    };
    return [plainName(src), built];
  });
  return Object.fromEntries(pictures);
}

/** The addresses of the uploads that the build left as they were. */
function readFiles(folder: string): Record<string, string> {
  const whole = readdirSync(folder).filter((name) => /^[^.]+\.[\w-]{8}\.\w+$/.test(name));
  return Object.fromEntries(whole.map((name) => [plainName(name), `/uploads/${name}`]));
}

/** All that the app knows: the content, what the pages work out from it at build time, and the built site's pictures. */
export function readSpaData(site: string) {
  const content = readContent();
  const { links, prices, behaviour } = content;
  const deadline = readDeadline(behaviour, Date.now());
  const pay = (url: string) => ({
    url: deadline?.isOver ? deadline.checkoutUrl : url,
    urlAfterDeadline: deadline?.checkoutUrl,
  });
  return {
    content,
    deadline,
    checkoutA: pay(links.checkoutA),
    checkoutB: {
      ...pay(links.checkoutB),
      tracked: initiateCheckout(content.site.name, prices.trackedValue),
    },
    chatUrl: chatLink(links.chatPhone, links.chatMessage),
    pictures: readPictures(readFileSync(`${site}/index.html`, 'utf8')),
    files: readFiles(`${site}/uploads`),
  };
}

export type SpaData = ReturnType<typeof readSpaData>;
