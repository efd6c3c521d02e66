import { placeholdersIn, shownLength } from '../domain/placeholders.ts';
import { HOME_SECTIONS, OFFER_SECTIONS, shownOfferSections } from '../domain/sections.ts';
import type { EditorWords } from './errors/contentError.ts';
import { fewerLetters } from './errors/editorWords.ts';
import { characters, fewerCharacters, shown } from './errors/schemaErrors.ts';
import { hints, schemaAt } from './hints.ts';
import { type Content, contentSchemas } from './schemas.ts';
import { sourceOf } from './templateNames.ts';
import { valuesOfNames } from './templateValues.ts';
import { textsOf } from './textsOf.ts';

/** A contradiction between two files: the place to correct, and the message. */
type Contradiction = {
  file: keyof Content;
  path: PropertyKey[];
  message: string;
  advice: string;
  inEditor: EditorWords;
};

type Check = Contradiction & { isWrong: boolean };

/** The sections whose texts are kept for later: no page shows them. */
function hiddenSections(content: Content): Partial<Record<keyof Content, string[]>> {
  const offer = shownOfferSections(content);
  const shown: string[] = [...content.home.sections, ...offer.filter((name) => name === 'devices')];
  return {
    home: Object.keys(HOME_SECTIONS).filter((name) => !shown.includes(name)),
    offer: OFFER_SECTIONS.filter((name) => !offer.includes(name)),
  };
}

/** The texts that name in braces what the content leaves out. */
function absentNames(content: Content): Contradiction[] {
  const hidden = hiddenSections(content);
  return Object.entries(content).flatMap(([name, values]) => {
    const file = name as keyof Content;
    return textsOf(values)
      .filter(({ path }) => !hidden[file]?.includes(String(path[0])))
      .flatMap(({ text, path }) => {
        for (const used of placeholdersIn(text)) {
          const source = sourceOf(used);
          const [field = ''] = source?.path ?? [];
          if (!source || Reflect.get(content[source.file], field) !== undefined) continue;
          const message = `este texto usa {${used}}, mas ${source.file}.yaml não tem ${field}`;
          const advice = `Escreva ${field} em ${source.file}.yaml, ou tire {${used}} daqui`;
          const inEditor = {
            message: `este texto usa {${used}}, mas esse valor não foi preenchido`,
            advice: `Preencha o valor, ou tire {${used}} daqui`,
            leadsTo: { file: source.file, path: [field] },
          };
          return [{ file, path, message, advice, inEditor }];
        }
        return [];
      });
  });
}

/** The texts that their names in braces make too long. Of other texts the schema of the file knows the length. */
function longTexts(content: Content): Contradiction[] {
  const values = valuesOfNames(content);
  return Object.entries(content).flatMap(([name, group]) => {
    const file = name as keyof Content;
    return textsOf(group).flatMap(({ text, path }) => {
      const schema = placeholdersIn(text).length > 0 && schemaAt(contentSchemas[file], path, group);
      const { limits, expected = '' } = (schema && hints.get(schema)) || {};
      if (!limits) return [];
      const length = shownLength(text, values);
      if (length <= limits[1]) return [];
      const surplus = length - limits[1];
      const message = `está "${shown(text)}", com ${characters(length)} na página; o esperado é ${expected}`;
      const advice = fewerCharacters(surplus);
      const inEditor = {
        message: `na página tem ${length} letras; o esperado é ${expected}`,
        advice: fewerLetters(surplus),
      };
      return [{ file, path, message, advice, inEditor }];
    });
  });
}

/** The parts and values that one file uses and another does not have. */
export function contradictions(content: Content): Contradiction[] {
  const { home, offer, product, prices, proof, behaviour } = content;
  const checks: Check[] = [
    {
      isWrong: Boolean(product.bonus) && !prices.bonus,
      file: 'product',
      path: ['bonus'],
      message: 'há um bônus, mas prices.yaml não diz quanto ele custa',
      advice: 'Escreva o grupo bonus em prices.yaml, ou apague este',
      inEditor: {
        message: 'o bônus ainda não tem preço',
        advice: 'Ponha os preços do bônus em Preços, ou tire o bônus',
        leadsTo: { file: 'prices', path: ['bonus'] },
      },
    },
    {
      isWrong: Boolean(prices.bonus) && !product.bonus,
      file: 'prices',
      path: ['bonus'],
      message: 'há o preço de um bônus que product.yaml não tem',
      advice: 'Escreva o grupo bonus em product.yaml, ou apague este',
      inEditor: {
        message: 'há um preço, mas o produto ainda não tem bônus',
        advice: 'Descreva o bônus em Conteúdo, ou tire estes preços',
        leadsTo: { file: 'product', path: ['bonus'] },
      },
    },
    {
      isWrong: Boolean(product.bonus) && home.sections.includes('included') && !home.included?.bonusHeading,
      file: 'home',
      path: ['included', 'bonusHeading'],
      message: 'há um bônus em product.yaml, mas falta o título acima dele',
      advice: 'Escreva bonusHeading em home.yaml, ou apague o bônus',
      inEditor: {
        message: 'há um bônus, mas a página principal não tem o título dele',
        advice: 'Escreva o título em O que vem dentro, ou tire o bônus',
      },
    },
    {
      isWrong: behaviour.countdown !== 'off' && !home.price.countdownLabel,
      file: 'home',
      path: ['price', 'countdownLabel'],
      message: 'há uma contagem regressiva em behaviour.yaml, mas falta o texto acima dela',
      advice: 'Escreva countdownLabel em home.yaml, ou mude countdown para off',
      inEditor: {
        message: 'a contagem regressiva está ligada, mas falta a frase que vai com ela',
        advice: 'Escreva a frase na página principal, em Preço, ou desligue a contagem',
      },
    },
    {
      isWrong: home.sections.includes('testimonials') && proof.testimonials.length === 0,
      file: 'home',
      path: ['sections'],
      message: 'a parte testimonials está na lista, mas proof.yaml não tem nenhum depoimento',
      advice: 'Tire testimonials da lista, ou escreva um depoimento em proof.yaml',
      inEditor: {
        message: 'a parte Depoimentos aparece na página, mas não há nenhum depoimento',
        advice: 'Adicione um, ou esconda a parte',
        leadsTo: { file: 'proof', path: ['testimonials'] },
      },
    },
    {
      isWrong: offer.sections.includes('devices') && !home.devices,
      file: 'offer',
      path: ['sections'],
      message: 'a parte devices está na lista, mas home.yaml não tem os textos dela',
      advice: 'Tire devices da lista, ou escreva o grupo devices em home.yaml',
      inEditor: {
        message: 'a parte Aparelhos aparece na oferta, mas não tem textos',
        advice: 'Escreva os textos na página principal, ou esconda a parte',
        leadsTo: { file: 'home', path: ['devices'] },
      },
    },
    ...(['downloads', 'customers', 'rating'] as const).map((name) => ({
      isWrong: Boolean(home.price.badges?.[name]) && proof[name] === undefined,
      file: 'home' as const,
      path: ['price', 'badges', name],
      message: `há palavras para este número, mas proof.yaml não tem ${name}`,
      advice: `Apague esta linha, ou escreva ${name} em proof.yaml`,
      inEditor: {
        message: 'há palavras para este número, mas o número não foi preenchido',
        advice: 'Preencha o número em Conteúdo, ou tire as palavras',
        leadsTo: { file: 'proof', path: [name] },
      },
    })),
    {
      isWrong: proof.ratingsVerified && (!proof.rating || !proof.reviews),
      file: 'proof',
      path: ['ratingsVerified'],
      message: 'diz que a nota foi comprovada, mas falta rating ou reviews',
      advice: 'Escreva os dois, ou mude para false',
      inEditor: {
        message: 'para comprovar a nota faltam a nota média ou as avaliações',
        advice: 'Preencha as duas, ou desligue',
      },
    },
  ];
  return [
    ...checks.filter(({ isWrong }) => isWrong).map(({ isWrong: _, ...contradiction }) => contradiction),
    ...absentNames(content),
    ...longTexts(content),
  ];
}
