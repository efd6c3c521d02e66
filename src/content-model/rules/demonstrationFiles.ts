// Pictures and videos that are still those of the shipped products.
import { type PlacedField, shownFields } from '../contentFields.ts';
import type { Level } from '../issue.ts';
import type { Content } from '../schemas.ts';
import type { Rule } from './rule.ts';
import { isShippedFile } from './shipped.ts';

/** What the pages show for one purpose, by the keys of their fields: the first purpose that fits counts. */
type Purpose = { keys: RegExp; level: Level; message: string; fine: string };

const PURPOSES: Purpose[] = [
  {
    keys: /\.video\.address$/,
    level: 'warning',
    message: 'o vídeo ainda é o da demonstração, que não mostra o seu produto. Troque pelo seu',
    fine: 'Os vídeos são os seus',
  },
  {
    keys: /\.captions$/,
    level: 'warning',
    message: 'as legendas ainda são as da demonstração. Troque pelas do seu vídeo',
    fine: 'As legendas são as dos seus vídeos',
  },
  {
    keys: /\.poster$/,
    level: 'stop',
    message:
      'a imagem ainda é a da demonstração, e anuncia um vídeo que não é o seu. Use uma cena do seu, ou tire o vídeo',
    fine: 'As imagens dos vídeos são as suas',
  },
  {
    keys: /^brand\.socialBackground$/,
    level: 'stop',
    message:
      'a imagem ainda é a da demonstração. Ponha a sua, com 1200 por 630 pixels, ou deixe vazio para um fundo nas suas cores',
    fine: 'O fundo das prévias é o seu',
  },
  {
    keys: /^brand\.logo$/,
    level: 'warning',
    message: 'ainda é o da demonstração. Ponha o seu, ou deixe vazio para a primeira letra do nome',
    fine: 'O logotipo é o seu',
  },
  {
    keys: /\.(?:seals|badge)\.file$/,
    level: 'warning',
    message: 'os selos ainda são os da demonstração. Use só os que são verdade para a sua loja',
    fine: 'Os selos são os seus',
  },
  {
    keys: /./,
    level: 'warning',
    message: 'a imagem ainda é a da demonstração. Mostre o seu produto',
    fine: 'As imagens são as do seu produto',
  },
];

const isFile = ({ info, value }: PlacedField) =>
  ['picture', 'file', 'video'].includes(info.kind) && value !== '';

/** The players of other sites bring their own captions. */
const isUsed = ({ key, group }: PlacedField) =>
  !key.endsWith('.captions') || !URL.canParse(String(group['address']));

/** The testimonials have a rule of their own. */
const filesFor = (purpose: Purpose, content: Content): PlacedField[] =>
  shownFields(content).filter(
    (field) =>
      isFile(field) &&
      isUsed(field) &&
      !field.key.startsWith('proof.') &&
      PURPOSES.find(({ keys }) => keys.test(field.key)) === purpose,
  );

const fileRule = (purpose: Purpose): Rule => ({
  level: purpose.level,
  fine: purpose.fine,
  applies: ({ written }) => filesFor(purpose, written).length > 0,
  find: ({ written }) =>
    filesFor(purpose, written)
      .filter(({ value }) => isShippedFile(String(value)))
      .map(({ at }) => ({ at, message: purpose.message })),
});

export const DEMONSTRATION_FILE_RULES: Rule[] = PURPOSES.map(fileRule);
