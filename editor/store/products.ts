import { readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { productFolders } from '../../src/content-model/productFolders.ts';
import type { Product } from '../api.ts';

const named = z.object({ name: z.string(), tagline: z.string() });

/** The products from which a seller can start. */
export const listProducts = (): Product[] =>
  productFolders().map((folder) => ({
    id: basename(folder),
    ...named.parse(parse(readFileSync(`${folder}/site.yaml`, 'utf8'))),
  }));
