// Finds the sections about the product in which every text is still from the example.
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

/** All values within a value, as texts. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [String(value)];

const productSections = ({ written }: RuleInput): PlacedSection[] =>
  visibleSections(written).filter(({ section }) => definitionOf(section.kind)?.describesProduct);

/** Finds the sections whose texts are all in the example of their kind. */
function unchangedSections(input: RuleInput): Finding[] {
  const texts = textsOf(shownFields(input.written));
  return productSections(input).flatMap(({ section, at }) => {
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
    applies: (input) => productSections(input).length > 0,
    find: unchangedSections,
  },
];
