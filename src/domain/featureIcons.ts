/** The drawings that a feature can have. */
export const FEATURE_ICONS = [
  'bible',
  'devotional',
  'appointments',
  'goals',
  'finances',
  'workout',
  'study',
  'progress',
  'layout',
] as const;

export type FeatureIcon = (typeof FEATURE_ICONS)[number];
