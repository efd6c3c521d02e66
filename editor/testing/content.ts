// Runs before each test file of the editor and gives it its own content folder, a copy of the shipped product. The content
// model looks for uploads in the folder that CONTENT names when it is imported.
import fs, { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';

// Waiting for the disk takes long, and only a loss of power would show that a write did not.
fs.fsyncSync = () => {};
syncBuiltinESMExports();

const PARENT = join('.cache', 'editor-tests');
mkdirSync(PARENT, { recursive: true });
const project = mkdtempSync(join(PARENT, 'project-'));

process.env['CONTENT'] = join(project, 'content');
cpSync(SHIPPED_PRODUCT, join(project, 'content'), { recursive: true });

afterAll(() => rmSync(project, { recursive: true, force: true }));
