import { Script } from 'node:vm';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './builtPages.ts';

const INLINE_MODULE = /<script type="module">([\s\S]*?)<\/script>/g;

/** Runs a page's own scripts while it is read, and not in tasks of their own after: see docs/decisions/0013-lean-pages.md. */
export function plainScripts(): AstroIntegration {
  return {
    name: 'plain-scripts',
    hooks: { 'astro:build:done': ({ dir }) => rewritePages(dir, withPlainScripts) },
  };
}

/** A page whose inline modules are plain scripts, each with its names to itself; one that must be a module stays one. */
export const withPlainScripts = (page: string): string =>
  page.replace(INLINE_MODULE, (module, code: string) => {
    const plain = `(()=>{"use strict";${code}})()`;
    return isPlain(plain) ? `<script>${plain}</script>` : module;
  });

/** Whether it is a script as it stands: what imports, exports or awaits at its top is none. */
function isPlain(code: string): boolean {
  try {
    new Script(code);
    return true;
  } catch {
    return false;
  }
}
