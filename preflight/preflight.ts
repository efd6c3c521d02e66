import { checkLaunch, type Report } from '../src/content-model/rules/index.ts';
import type { Content } from '../src/content-model/schemas.ts';
import type { BuiltSite } from './builtSite.ts';
import { weightRules } from './weights.ts';

type Input = { written: Content; site: BuiltSite; nowMs: number };

/** Checks content without errors and the site built from it, at a time in milliseconds since 1970. */
export const preflight = ({ written, site, nowMs }: Input): Report =>
  checkLaunch(written, nowMs, weightRules(site));
