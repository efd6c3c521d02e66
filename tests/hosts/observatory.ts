import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { type Answer, ask } from './ask.ts';

export type Score = { score: number; grade: string; failed: string[] };

const { readFileSync } = fs;
// The list of preloaded hosts is fetched when the package is installed, which runs nothing here. This host is not on it.
fs.readFileSync = ((path: string, ...rest: []) =>
  String(path).endsWith('hsts-preload.json') ? '{}' : readFileSync(path, ...rest)) as typeof readFileSync;

/**
 * What the HTTP Observatory's own rules give a server's answer, as though it stood under https with a valid certificate.
 * Its scanner only visits public hosts: here it is handed the real answers instead.
 */
export async function observe(origin: string, path: string): Promise<Score> {
  const url = new URL(`https://planner.example.com${path}`);
  const toResponse = ({ status, headers, body }: Answer) => ({
    status,
    headers,
    data: body.toString(),
    verified: true,
    config: { url: url.href },
    request: { responseURL: url.href, res: { responseUrl: url.href } },
  });
  const answer = await ask(origin, path);
  const preflight = await ask(origin, path, {
    method: 'OPTIONS',
    headers: { Origin: 'https://other.example.com', 'Access-Control-Request-Method': 'GET' },
  });
  const page = { ...toResponse(answer), httpEquiv: parseHttpEquivHeaders(answer.body.toString(), url.href) };
  const visit = Object.assign(new Requests(url.hostname), {
    session: { url },
    resources: { path: answer.body.toString() },
    responses: {
      auto: page,
      https: page,
      http: null,
      cors: toResponse(preflight),
      httpRedirects: [],
      httpsRedirects: [],
    },
  });
  const results = ALL_TESTS.map((rule) => rule(visit));
  const modifiers = results.map(({ result }) => getScoreModifier(result));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const withoutCredit = sum(modifiers.filter((modifier) => modifier < 0));
  const { score, grade } = getGradeForScore(
    withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : withoutCredit,
  );
  return { score, grade, failed: results.filter(({ pass }) => !pass).map(({ result }) => String(result)) };
}
