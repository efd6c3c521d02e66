import { expect, test } from 'vitest';
import { projectName } from './projectName.ts';

test.each([
  ['Planner Devocional', 'planner-devocional'],
  ['  Manhã & Ação: 7 min! ', 'manha-acao-7-min'],
  [`${'a'.repeat(53)} b`, 'a'.repeat(53)],
  ['祈り', 'planner'],
])('the project of the site “%s” is named %s', (siteName, name) => {
  expect(projectName(siteName)).toBe(name);
});
