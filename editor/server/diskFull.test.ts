import * as fs from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { rename, useEditor } from '../testing/editor.ts';
import { allFiles, HISTORY_FOLDER } from '../testing/project.ts';

vi.mock('node:fs', { spy: true });
afterEach(() => void vi.resetAllMocks());

const { request, ours, post, upload } = useEditor();
const [from, to] = ['Planner Devocional', 'Um'];

it.each([
  ['ENOSPC', 507, 'disco está cheio'],
  ['EROFS', 503, 'só permite leitura'],
  ['EACCES', 503, 'não permitiu'],
  ['EMFILE', 503, 'não permitiu'],
  ['ETIMEDOUT', 503, 'O disco falhou'],
  ['UNKNOWN', 503, 'O disco falhou'],
])(
  'what the disk refuses is answered in words, and works when it is resolved: %s',
  async (code, status, words) => {
    const before = allFiles();
    vi.mocked(fs.writeFileSync).mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    const picture = fs.readFileSync(`${SHIPPED_PRODUCT}/uploads/selos/seguranca.webp`);
    for (const answer of [
      await post('/api/edits', rename(to, from)),
      await upload('selos', 'novo.webp', picture, '.webp'),
    ]) {
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.text)).toEqual({ error: expect.stringContaining(words) });
    }
    expect(await request('/api/state', { headers: ours() })).toMatchObject({ status: 200 });
    expect(allFiles()).toEqual(before);
    expect(Object.keys(allFiles(HISTORY_FOLDER)).filter((file) => file.endsWith('.tmp'))).toEqual([]);
    vi.resetAllMocks();
    expect(await post('/api/edits', rename(to, from))).toMatchObject({ status: 200 });
  },
);
