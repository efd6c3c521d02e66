import type { ServerResponse } from 'node:http';
import { join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Connect, Plugin } from 'vite';
import { AB_VERSION_PARAMETER, PROMOTION_PARAMETER } from '../api.ts';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const PAGE_SCRIPT = fileOf('./page/main.ts');
/** Modules of src/content-model that are replaced for the pages. */
const REPLACED = ['loadContent.ts', 'names.ts'];

const NO_MOTION =
  "const match = matchMedia.bind(window); window.matchMedia = (query) => match(query.includes('prefers-reduced-motion') ? 'all' : query);";

/** Prevents a click that comes before the page's script is ready from navigating, and keeps it for the script. */
const EARLY_CLICK = `let earlyClick;
const keepClick = (event) => {
  event.preventDefault();
  earlyClick = event;
};
addEventListener('click', keepClick, { capture: true });
window.takePendingClick = () => {
  removeEventListener('click', keepClick, { capture: true });
  return earlyClick;
};`;

/** Prevents the browser from opening a dropped file in place of the page, even before the page's script runs. */
const NO_DROPS = `const refuseDrop = (event) => {
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};
for (const type of ['dragover', 'drop']) addEventListener(type, refuseDrop);`;

/**
 * With `PROMOTION_PARAMETER` in its address, a page sets its clock forward to the start of the promotion, unless the
 * promotion has already begun.
 */
const PROMOTION_CLOCK = `if (new URLSearchParams(location.search).has('${PROMOTION_PARAMETER}')) {
  const turns = JSON.parse(document.documentElement.dataset.phases ?? '[]');
  const [startMs] = turns.find(([, state]) => state.startsWith('promotion')) ?? [0];
  const now = Date.now;
  const aheadMs = Math.max(0, startMs - now());
  Date.now = () => now() + aheadMs;
  dispatchEvent(new Event('pageshow'));
}`;

/** Shows all sections of a video sales letter at once. Without it, some appear while the video plays. */
const ALL_SECTIONS = "document.documentElement.classList.remove('letter');";

/** Shows version B of the sections in an A/B test if the address asks for it (abVersions.ts). */
const VERSION = `if (new URLSearchParams(location.search).get('${AB_VERSION_PARAMETER}') === 'b') document.documentElement.dataset.versionShown = 'b';`;

type Options = {
  /** The origin of the interface, whose frame shows the preview: "http://127.0.0.1:4400". */
  editorOrigin: string;
};

/**
 * Makes the pages of the development server editable. The editor passes this integration to `dev()`; astro.config.ts
 * does not contain it.
 */
export function editorPreview({ editorOrigin }: Options): AstroIntegration {
  const endpoints = new Set<string>();
  return {
    name: 'editor-preview',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        for (const { type, entrypoint } of routes)
          if (type === 'endpoint') endpoints.add(resolve(entrypoint));
      },
      'astro:config:setup': ({ command, addMiddleware, injectScript, updateConfig }) => {
        if (command !== 'dev') throw new Error('The preview only runs in the development server.');
        addMiddleware({ order: 'pre', entrypoint: '/editor/preview/middleware.ts' });
        // Scripts are told that the visitor prefers reduced motion, so that the carousel does not move while the seller
        // edits.
        injectScript(
          'head-inline',
          `{${NO_MOTION}\n${EARLY_CLICK}\n${NO_DROPS}\n${ALL_SECTIONS}\n${VERSION}\n${PROMOTION_CLOCK}}`,
        );
        // A page imports src/client/main.ts after its load event, which this static import delays. That script may only
        // run after startPreview has disabled its redirects and has read the elements that a refresh compares.
        injectScript(
          'page',
          `import { startPreview } from ${JSON.stringify(PAGE_SCRIPT)};\nstartPreview(${JSON.stringify(editorOrigin)});`,
        );
        updateConfig({
          vite: {
            // Another server of this project, such as `npm run dev`, pre-bundles dependencies differently and would
            // replace them while pages are open.
            cacheDir: join('.cache', 'editor-vite'),
            plugins: [closedToOthers(editorOrigin), markedContent(endpoints)],
            server: { hmr: { overlay: false }, cors: { origin: editorOrigin } },
          },
        });
      },
    },
  };
}

/** Requests to this address make Vite open any file in a text editor. */
const OPEN_IN_EDITOR = '/__open-in-editor';
/** Matches the addresses of pictures, modules and other files, but not of pages. */
const FILE = /^\/(?:_image|@)|\.|%2e/i;

function isDecodable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * Prevents other sites from requesting or framing anything of the development server. A file that is opened in its own
 * tab, such as an SVG, cannot run scripts.
 */
function closedToOthers(editorOrigin: string): Plugin {
  const answer: Connect.NextHandleFunction = ({ method = 'GET', url = '/', headers }, response, next) => {
    const [path = '/'] = url.split('?', 1);
    const sandbox = FILE.test(path) ? "script-src 'none'; sandbox; " : '';
    response.setHeader('content-security-policy', `${sandbox}frame-ancestors ${editorOrigin}`);
    response.setHeader('cross-origin-resource-policy', 'same-site');
    if (!isDecodable(url)) response.writeHead(400).end();
    else if (headers['sec-fetch-site'] === 'cross-site') response.writeHead(403).end();
    else if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) response.writeHead(405).end();
    else next();
  };
  return {
    name: 'editor-closed-to-others',
    // Runs after Astro has added its middleware.
    enforce: 'post',
    configureServer: (server) => () => {
      server.middlewares.stack.unshift(
        {
          route: OPEN_IN_EDITOR,
          handle: (_: unknown, response: ServerResponse) => response.writeHead(404).end(),
        },
        { route: '', handle: answer },
      );
    },
  };
}

/** Gives pages the content with marks. Endpoints, such as the manifest, get the content without marks. */
function markedContent(endpoints: ReadonlySet<string>): Plugin {
  const replacements = new Map(
    REPLACED.map((name) => [resolve('src/content-model', name), fileOf(`./${name}`)]),
  );
  return {
    name: 'editor-marked-content',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isReplaced = REPLACED.some((name) => source.endsWith(`/${name}`));
      if (!importer || !isReplaced || endpoints.has(resolve(importer))) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const replacement = resolved && replacements.get(normalize(resolved.id));
      return replacement && replacement !== normalize(importer) ? replacement : null;
    },
  };
}
