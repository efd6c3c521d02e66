import { endOf, schedule } from './schedule.ts';

function stamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 23);
}

/** The tour's captions as a WebVTT file: one sentence a scene, but for the title, which they would cover. */
export function captions(): string {
  const cues = schedule.flatMap(({ name, start, caption }) =>
    caption ? [`${stamp(start)} --> ${stamp(endOf(name))}\n${caption}\n`] : [],
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
