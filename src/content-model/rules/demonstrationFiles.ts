// Pictures and videos that still belong to the shipped products.
import { oncePerContent, type PlacedField, shownFields } from '../contentFields.ts';
import { type OwnValuesCheck, ownValuesRule } from './demonstration.ts';
import type { Rule } from './rule.ts';
import { isShippedFile } from './shipped.ts';

/** The purposes of files, by the keys of their fields. The first purpose that matches a key counts. */
const PURPOSES: OwnValuesCheck[] = [
  {
    keys: /\.video\.address$/,
    level: 'warning',
    message: 'o vídeo ainda é o da demonstração, que não mostra o seu produto. Troque pelo seu',
    passed: 'Os vídeos são os seus',
  },
  {
    keys: /\.captions$/,
    level: 'warning',
    message: 'as legendas ainda são as da demonstração. Troque pelas do seu vídeo',
    passed: 'As legendas são as dos seus vídeos',
  },
  {
    keys: /\.poster$/,
    level: 'stop',
    message:
      'a imagem ainda é a da demonstração, e anuncia um vídeo que não é o seu. Use uma cena do seu, ou tire o vídeo',
    passed: 'As imagens dos vídeos são as suas',
  },
  {
    keys: /^brand\.socialBackground$/,
    level: 'stop',
    message:
      'a imagem ainda é a da demonstração. Ponha a sua, com 1200 por 630 pixels, ou deixe vazio para um fundo nas suas cores',
    passed: 'O fundo das prévias é o seu',
  },
  {
    keys: /^brand\.logo$/,
    level: 'warning',
    message: 'ainda é o da demonstração. Ponha o seu, ou deixe vazio para a primeira letra do nome',
    passed: 'O logotipo é o seu',
  },
  {
    keys: /\.(?:seals|badge)\.file$/,
    level: 'warning',
    message: 'os selos ainda são os da demonstração. Use só os que são verdade para a sua loja',
    passed: 'Os selos são os seus',
  },
  {
    keys: /./,
    level: 'warning',
    message: 'a imagem ainda é a da demonstração. Mostre o seu produto',
    passed: 'As imagens são as do seu produto',
  },
];

const isFile = ({ key, value, info }: PlacedField) =>
  // The files of testimonials have another rule: inventedTestimonials.
  ['picture', 'file', 'video'].includes(info.kind) && value !== '' && !key.startsWith('proof.');

/** Captions are used only with a video file: the players of other sites have their own. */
const isUsed = ({ key, group }: PlacedField) =>
  !key.endsWith('.captions') || !URL.canParse(String(group['address']));

const filesByPurpose = oncePerContent((content) =>
  Map.groupBy(
    shownFields(content).filter((field) => isFile(field) && isUsed(field)),
    ({ key }) => PURPOSES.find(({ keys }) => keys.test(key)),
  ),
);

export const DEMONSTRATION_FILE_RULES: Rule[] = PURPOSES.map((purpose) =>
  ownValuesRule(
    purpose,
    (content) => filesByPurpose(content).get(purpose) ?? [],
    ({ value }) => isShippedFile(String(value)),
  ),
);
