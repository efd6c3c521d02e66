// Runs before each test file of the editor and gives it its own content folder, a copy of the shipped product. The content
// model looks for uploads in the folder that CONTENT names when it is imported.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';

const PARENT = join('.cache', 'editor-tests');
mkdirSync(PARENT, { recursive: true });
const project = mkdtempSync(join(PARENT, 'project-'));

process.env['CONTENT'] = join(project, 'content');
cpSync(SHIPPED_PRODUCT, join(project, 'content'), { recursive: true });

afterAll(() => rmSync(project, { recursive: true, force: true }));
