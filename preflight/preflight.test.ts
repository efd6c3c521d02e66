import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, demonstration, ready } from '../tests/support/readyContent.ts';
import { reportText } from './report.ts';

it('finds nothing in content that is ready, and lists what it has checked', () => {
  const { findings, fine } = check(ready);
  expect(findings).toEqual([]);
  expect(fine).toHaveLength(new Set(fine).size);
  expect(fine.length).toBeGreaterThanOrEqual(25);
  const address = 'O endereço do site é o seu.';
  expect(fine).toContain(address);
  expect(check(demonstration).fine).not.toContain(address);
});

it('reports in three groups, each finding with its file, line and field', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const yaml = '# A prova\nrating: 4.9\ntestimonials:\n  - name: A\n  - name: B\n    image: b.webp\n';
  writeFileSync(join(folder, 'proof.yaml'), yaml);
  const finding = (rank: 'stop' | 'warn', path: (string | number)[]) => ({
    rank,
    text: 'Mude isto.',
    place: { file: 'proof', path } as const,
  });
  const findings = [
    finding('warn', ['testimonials', 1, 'image']),
    finding('stop', ['rating']),
    { rank: 'stop', text: 'Troque isto.', place: { path: 'content/uploads/a.webp' } } as const,
  ];
  expect(reportText({ findings, fine: ['Certo.'] }, folder)).toBe(`
IMPEDE A PUBLICAÇÃO

  ✖ Mude isto.
      ${folder}/proof.yaml, linha 2, campo rating

  ✖ Troque isto.
      content/uploads/a.webp

PEDE ATENÇÃO: você decide

  ! Mude isto.
      ${folder}/proof.yaml, linha 6, campo testimonials › item 2 › image

CERTO

  ✓ Certo.

Conferência: 2 itens impedem a publicação, 1 pede atenção, 1 está certo.
`);
  rmSync(folder, { recursive: true });
  expect(reportText({ findings: [], fine: [] }, folder)).toBe(
    '\nConferência: 0 itens impedem a publicação, 0 pedem atenção, 0 estão certos.\n',
  );
});
