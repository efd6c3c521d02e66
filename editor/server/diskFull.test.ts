import * as fs from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { HISTORY_FOLDER } from '../runningEditor.ts';
import { useEditor } from '../testing/editor.ts';
import { rename } from '../testing/edits.ts';
import { allFiles } from '../testing/project.ts';

vi.mock('node:fs', { spy: true });
afterEach(() => void vi.resetAllMocks());

const { get, post, upload } = useEditor();

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
      await post('/api/edits', rename('Um')),
      await upload(picture, { name: 'novo.webp', ending: '.webp' }),
    ]) {
      expect(answer).toMatchObject({ status, json: { error: expect.stringContaining(words) } });
    }
    expect(await get('/api/state')).toMatchObject({ status: 200 });
    expect(allFiles()).toEqual(before);
    expect(Object.keys(allFiles(HISTORY_FOLDER)).filter((file) => file.endsWith('.tmp'))).toEqual([]);
    vi.resetAllMocks();
    expect(await post('/api/edits', rename('Um'))).toMatchObject({ status: 200 });
  },
);
