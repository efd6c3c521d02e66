// The parts of the Observatory that the tests use; the package brings no types.
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  export const ALL_TESTS: ((visit: unknown) => { result: string; pass: boolean })[];
}
declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string };
  export function getScoreModifier(result: string): number;
}
declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, address: string): Map<string, string[]>;
}
declare module '@mdn/mdn-http-observatory/src/types.js' {
  export class Requests {
    constructor(hostname: string);
  }
}
