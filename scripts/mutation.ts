// npm run test:mutation: makes about two thousand small changes in src/domain and src/client, one at a time, and lists
// the changes with which all unit tests pass. stryker.config.json has the options.
import { Stryker } from '@stryker-mutator/core';

/** The minimum share of changes that make a unit test fail, in per cent. */
const MIN_PERCENT = { domain: 95, client: 88 };

for (const [folder, percent] of Object.entries(MIN_PERCENT)) {
  const stryker = new Stryker({
    // These three files contain mostly names and texts.
    mutate: [`src/${folder}/**/*.ts`, '!**/*.test.ts', '!**/{featureIcons,debugPanelTexts,period}.ts'],
    thresholds: { high: percent, low: percent, break: percent },
    incrementalFile: `.cache/mutation/${folder}.json`,
  });
  await stryker.runMutationTest();
}
