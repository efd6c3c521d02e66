import { duration, schedule } from './schedule.ts';

function stamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 23);
}

/** The tour's captions as a WebVTT file: one sentence a scene. */
export function captions(): string {
  const cues = schedule.map(({ start, caption }, index) => {
    const end = schedule[index + 1]?.start ?? duration;
    return `${stamp(start)} --> ${stamp(end)}\n${caption}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
