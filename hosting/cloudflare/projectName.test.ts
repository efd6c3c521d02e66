import { expect, test } from 'vitest';
import { projectName } from './projectName.ts';

test.each([
  ['Planner Devocional', 'planner-devocional'],
  ['  Manhã & Ação: 7 min! ', 'manha-acao-7-min'],
  [`${'a'.repeat(53)} b`, 'a'.repeat(53)],
  ['祈り', 'planner'],
])('names the project of %s %s', (siteName, name) => {
  expect(projectName(siteName)).toBe(name);
});
