import * as fs from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { startEditorBeforeEach } from '../testing/editor.ts';
import { rename } from '../testing/edits.ts';

vi.mock('node:fs', { spy: true });
afterEach(() => void vi.resetAllMocks());

const { get, post, upload } = startEditorBeforeEach();

it('a full disk is explained to the seller, and edits are saved again once the disk has space', async () => {
  const picture = fs.readFileSync(`${SHIPPED_PRODUCT}/uploads/selos/seguranca.webp`);
  vi.mocked(fs.writeFileSync).mockImplementation(() => {
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  });
  for (const answer of [await post('/api/edits', rename('Um')), await upload(picture)])
    expect(answer).toMatchObject({
      status: 507,
      json: { error: expect.stringContaining('disco está cheio') },
    });
  expect(await get('/api/state')).toMatchObject({ status: 200 });
  vi.resetAllMocks();
  expect(await post('/api/edits', rename('Um'))).toMatchObject({ status: 200 });
});
