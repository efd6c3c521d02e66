import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { PRODUCTS_FOLDER } from '../../src/content-model/productFolders.ts';
import type { Product } from '../api.ts';

const named = z.object({ name: z.string(), tagline: z.string() });

/** The products from which a seller can start. */
export const listProducts = (): Product[] =>
  readdirSync(PRODUCTS_FOLDER).flatMap((id) => {
    const file = `${PRODUCTS_FOLDER}/${id}/site.yaml`;
    return existsSync(file) ? [{ id, ...named.parse(parse(readFileSync(file, 'utf8'))) }] : [];
  });
