// Runs before each test file of the editor and gives it a separate content folder, a copy of the shipped product. The
// content model reads the name of the folder from CONTENT when it is imported.
import fs, { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';

// Waiting for the disk is slow, and only a power loss would show that fsync was skipped.
fs.fsyncSync = () => {};
syncBuiltinESMExports();

const PARENT = join('.cache', 'editor-tests');
mkdirSync(PARENT, { recursive: true });
const project = mkdtempSync(join(PARENT, 'project-'));

process.env['CONTENT'] = join(project, 'content');
cpSync(SHIPPED_PRODUCT, join(project, 'content'), { recursive: true });

afterAll(() => rmSync(project, { recursive: true, force: true }));
