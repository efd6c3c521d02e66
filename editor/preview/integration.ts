import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const PAGE_SCRIPT = fileOf('./page/main.ts');
const MARKED_CONTENT = fileOf('./loadContent.ts');

const NO_MOTION =
  "const match = matchMedia.bind(window); window.matchMedia = (query) => match(query.includes('prefers-reduced-motion') ? 'all' : query);";

type Options = {
  /** The origin of the interface, whose frame shows the preview: "http://127.0.0.1:4400". */
  editorOrigin: string;
};

/** Makes the pages of the development server editable. The editor hands it to `dev()`; astro.config.ts knows nothing of it. */
export function editorPreview({ editorOrigin }: Options): AstroIntegration {
  return {
    name: 'editor-preview',
    hooks: {
      'astro:config:setup': ({ command, addMiddleware, injectScript, updateConfig }) => {
        if (command !== 'dev') throw new Error('The preview of the editor belongs to no build.');
        addMiddleware({ order: 'pre', entrypoint: new URL('./middleware.ts', import.meta.url) });
        // Scripts see a visitor who wants no motion: the carousel does not advance under a pointer that edits.
        injectScript('head-inline', NO_MOTION);
        injectScript(
          'page',
          `import { startPreview } from ${JSON.stringify(PAGE_SCRIPT)}; startPreview(${JSON.stringify(editorOrigin)});`,
        );
        updateConfig({ vite: { plugins: [markedContent()], server: { hmr: { overlay: false } } } });
      },
    },
  };
}

/** Pages, and nothing else, get their content with marks: a picture or a manifest made from it must not have any. */
function markedContent(): Plugin {
  return {
    name: 'editor-marked-content',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/content-model/loadContent.ts') && importer?.endsWith('.astro')
        ? MARKED_CONTENT
        : undefined,
  };
}
