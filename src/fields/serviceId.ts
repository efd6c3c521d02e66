import { z } from 'astro/zod';
import { cleanId } from '../domain/cleanText.ts';
import type { TrackerRecord } from '../trackers/tracker.ts';
import { fieldInfo } from './field.ts';

/** The seller's id at a service, or empty. Spaces are removed, and letters are capitalized unless `isCaseSensitive`. */
export const serviceId = ({
  isCaseSensitive,
  idProblem,
  label,
  help,
  expected,
  example,
  max,
}: TrackerRecord) =>
  z
    .string()
    .overwrite((id) => (isCaseSensitive ? cleanId(id) : cleanId(id).toUpperCase()))
    .superRefine((id, context) => {
      const message = id === '' ? undefined : idProblem(id);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .register(fieldInfo, {
      kind: 'text',
      canBeEmpty: true,
      label,
      help,
      expected,
      example,
      min: 0,
      max,
      initial: '',
    });
