export type SceneName = 'title' | 'overview' | 'devotional' | 'bible' | 'diary' | 'money' | 'end';

type Entry = { name: SceneName; start: number; caption?: string };

/** When each scene starts, in milliseconds, and its caption. */
export const schedule: Entry[] = [
  { name: 'title', start: 0 },
  { name: 'overview', start: 3200, caption: 'Tudo num lugar só, no celular e no computador.' },
  { name: 'devotional', start: 6500, caption: 'Em 7 minutos, você lê, reflete e ora.' },
  { name: 'bible', start: 11500, caption: 'Na Bíblia, você marca o que leu e vê onde parou.' },
  {
    name: 'diary',
    start: 14800,
    caption: 'No diário, o mês inteiro numa tela e três motivos para agradecer.',
  },
  { name: 'money', start: 17800, caption: 'Dízimo e finanças anotados, sem susto no fim do mês.' },
  { name: 'end', start: 21000, caption: '7 minutos hoje. Amanhã tem mais.' },
];

export const duration = 24000;

/** How long a scene takes to fade in, in milliseconds. */
export const crossfade = 500;

export function endOf(name: SceneName): number {
  const index = schedule.findIndex((entry) => entry.name === name);
  return schedule[index + 1]?.start ?? duration;
}

export function startOf(name: SceneName): number {
  return schedule.find((entry) => entry.name === name)?.start ?? 0;
}
