/** The drawings a feature can have: the identities of the nine features (specification §3). */
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
