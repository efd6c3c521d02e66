import type { Section, SectionKind, SectionOf } from '../../sections/index.ts';
import { idOf } from '../../sections/index.ts';
import type { ContentIssue, Level, Place } from '../issue.ts';
import type { Path } from '../paths.ts';
import { builtSections, type Content, type ContentFile, pagesOf } from '../schemas.ts';

export type RuleInput = {
  /** The content with the names in braces filled. */
  content: Content;
  /** The content as its files have it, with names in braces. */
  written: Content;
  /** In milliseconds since 1970. */
  nowMs: number;
};

/** A violation of a rule: the field to correct, and what is wrong with it. */
export type Finding = { at: Place } & Pick<ContentIssue, 'message' | 'suggestion' | 'others'>;

/**
 * A rule about several fields, or about the truth of a claim. A rule of level `error` gets content whose files are
 * valid by their schemas. All others get content without errors, and their findings in hidden content are left out.
 */
export type Rule = {
  level: Level;
  /** What preflight says when nothing violates the rule, without a full stop. */
  passed?: string;
  /** Whether the content has what the rule checks. Without it, the rule always applies. */
  applies?: (input: RuleInput) => boolean;
  find: (input: RuleInput) => Finding[];
};

/** Rules of level `error`, from functions that find their violations. */
export const errorRules = (checks: ((content: Content) => Finding[])[]): Rule[] =>
  checks.map((check) => ({ level: 'error', find: ({ written }) => check(written) }));

/** Rules that apply under the same condition. */
export const rulesIf = (applies: NonNullable<Rule['applies']>, rules: Rule[]): Rule[] =>
  rules.map((rule) => ({ ...rule, applies }));

export { field } from '../issue.ts';

/** A section of a page, and the function `at` for the places of its fields. */
export type PlacedSection<Kind extends SectionKind = SectionKind> = {
  section: SectionOf<Kind>;
  at: (...path: Path) => Place;
};

const place = (file: ContentFile, section: Section): PlacedSection => ({
  section,
  at: (...path) => ({ file, path: ['sections', idOf(section), ...path] }),
});

/** The sections of all pages, also the hidden ones, whose errors would appear when they are shown. */
export const allSections = (content: Content): PlacedSection[] =>
  pagesOf(content, 'hidden').flatMap(({ file, page }) =>
    page.sections.map((section) => place(file, section)),
  );

/** The sections that the published pages show, with their versions B in a started A/B test. */
export const visibleSections = (content: Content): PlacedSection[] =>
  pagesOf(content).flatMap(({ file, page }) =>
    builtSections(content, page).map((section) => place(file, section)),
  );

const isOfKind = <Kind extends SectionKind>(section: Section, kind: Kind): section is SectionOf<Kind> =>
  section.kind === kind;

/** The sections of one kind. */
export const ofKind = <Kind extends SectionKind>(
  sections: PlacedSection[],
  kind: Kind,
): PlacedSection<Kind>[] =>
  sections.flatMap(({ section, at }) => (isOfKind(section, kind) ? [{ section, at }] : []));

/** A list with the finding if the condition holds, else an empty list. */
export const findingIf = (condition: boolean, finding: Finding): Finding[] => (condition ? [finding] : []);
