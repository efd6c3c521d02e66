// What the runners' JSON reports say: how many tests passed, and which failed with what first words.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const LINES_OF_A_FAILURE = 6;

const failure = (where, message = 'without a message') => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.trim().startsWith('at '));
  return [where, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line.trim()}`)].join('\n');
};

const failedInVitest = ({ name, message, assertionResults }) => {
  const file = relative('', name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && message) return [failure(file, message)];
  return failed.map((test) => failure(`${file} > ${test.fullName}`, test.failureMessages[0]));
};

export function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  return { passed: numPassedTests, failed: numFailedTests, failures: testResults.flatMap(failedInVitest) };
}

const allSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(allSpecs)];

const failedInPlaywright = ({ file, line, title, tests }) =>
  tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ results, projectName }) =>
      failure(`tests/${file}:${line} (${projectName}) > ${title}`, results.at(-1)?.error?.message),
    );

export function playwrightCounts({ stats, suites, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [
      ...suites.flatMap(allSpecs).flatMap(failedInPlaywright),
      ...errors.map(({ message }) => failure('before any test', message)),
    ],
  };
}

/** What a report counts. A runner that failed without naming a failed test has crashed: that counts as one failure. */
export function readReport(status, file, count) {
  let counts = { passed: 0, failed: 0, failures: [] };
  try {
    counts = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {}
  const isSilentFault = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  if (!isSilentFault) return counts;
  const failures = counts.failures.length > 0 ? counts.failures : [`the runner ended with ${status}`];
  return { ...counts, failed: 1, failures };
}
