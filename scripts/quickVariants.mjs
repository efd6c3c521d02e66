/**
 * The sites with other settings that the quick suites ask for, of tests/support/variants.ts: the build makes them, the
 * tests in a browser have them served.
 *
 * @type {('quiet' | 'mixed')[]}
 */
export const QUICK_VARIANTS = ['quiet', 'mixed'];
