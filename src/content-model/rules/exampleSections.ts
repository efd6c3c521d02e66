// Finds sections that still have all the texts of their example.
import { fieldInfo } from '../../fields/field.ts';
import { SECTION_KINDS, type SectionKind } from '../../sections/index.ts';
import { shownFields, textsOf } from '../contentFields.ts';
import { type Finding, type PlacedSection, type Rule, type RuleInput, visibleSections } from './rule.ts';

const definitionOf = (kind: SectionKind) => SECTION_KINDS.find((one) => one.kind === kind);

const infoOf = (kind: SectionKind) => {
  const schema = definitionOf(kind)?.schema;
  const info = schema && fieldInfo.get(schema);
  return info?.kind === 'group' ? info : undefined;
};

/** All texts within a value. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [String(value)];

const describingSections = ({ written }: RuleInput): PlacedSection[] =>
  visibleSections(written).filter(({ section }) => definitionOf(section.kind)?.describesProduct);

/** Finds the sections whose texts are all in the example of their kind. */
function unchangedSections(input: RuleInput): Finding[] {
  const texts = textsOf(shownFields(input.written));
  return describingSections(input).flatMap(({ section, at }) => {
    const { file, path } = at();
    const own = texts.filter(
      (one) => one.at.file === file && path.every((step, i) => one.at.path[i] === step),
    );
    const info = infoOf(section.kind);
    const example = stringsIn(info?.example);
    const [first] = own;
    if (!first || !own.every(({ text }) => example.includes(text))) return [];
    const message = `a parte “${info?.label}” ainda diz o que veio de exemplo: escreva com as suas palavras, ou esconda a parte`;
    return [{ at: first.at, message }];
  });
}

export const EXAMPLE_SECTION_RULES: Rule[] = [
  {
    level: 'warning',
    passed: 'Nenhuma parte ainda tem só os textos de exemplo',
    applies: (input) => describingSections(input).length > 0,
    find: unchangedSections,
  },
];
