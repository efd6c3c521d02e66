// Names in braces must exist and have a value, and must leave each text within its limit.
import { placeholdersIn, shownLength } from '../../domain/placeholders.ts';
import { proseWords } from '../../domain/prose.ts';
import { fieldsOf, isShown, textsOf } from '../contentFields.ts';
import { namesOf, nameValues, promotionValues } from '../names.ts';
import type { Content } from '../schemas.ts';
import { errorRules, type Finding, findingIf, type Rule } from './rule.ts';

const textsWithNames = (content: Content) =>
  textsOf(fieldsOf(content))
    .map((field) => ({ ...field, used: placeholdersIn(field.text) }))
    .filter(({ used, info }) => used.length > 0 && info.names);

const unknownNames = (content: Content): Finding[] => {
  const known = new Map(namesOf(content).map((one) => [one.name, one]));
  return textsWithNames(content).flatMap(({ at, used, info }): Finding[] => {
    const faults = used
      .filter((name) => !info.names?.includes(name))
      .flatMap((name): Finding[] => {
        const found = known.get(name);
        if (!found)
          return [
            { at, message: `{${name}} não existe: escolha um em “valor automático”, em cima do campo` },
          ];
        return findingIf(found.value === undefined && isShown(content, at), {
          at,
          message: `este texto usa {${name}}, mas esse valor não foi preenchido: preencha o valor, ou tire {${name}} daqui`,
          others: [found.source],
        });
      });
    return faults.slice(0, 1);
  });
};

const longTexts = (content: Content): Finding[] => {
  const { promotion } = content.offers;
  const values = { ...nameValues(content), ...(promotion && promotionValues(promotion)) };
  return textsWithNames(content).flatMap(
    ({ at, text, info: { max = Number.POSITIVE_INFINITY, isProse } }) => {
      const length = shownLength(isProse ? proseWords(text) : text, values);
      const surplus = length - max;
      const letters = surplus === 1 ? 'letra' : 'letras';
      return findingIf(surplus > 0, {
        at,
        message: `na página tem ${length} letras, e cabem ${max}: tire ${surplus} ${letters} ou mais`,
      });
    },
  );
};

export const NAME_RULES: Rule[] = errorRules([unknownNames, longTexts]);
