import { type Brand, type FontPair, OWN_PALETTE, type Scene } from '../../domain/brand.ts';
import { READY_PALETTES } from '../../domain/readyPalettes.ts';
import { choice } from '../../fields/choice.ts';
import { colors } from '../../fields/color.ts';
import { group } from '../../fields/field.ts';
import { logo, pictureFile } from '../../fields/picture.ts';

/** The initial colours of the seller's own palette, by the ready palette that was chosen before. */
const INITIAL_COLORS = Object.fromEntries(
  Object.entries(READY_PALETTES).map(([name, { night, apricot }]) => [name, [night, apricot]]),
);

/** The site's look. Implements docs/behaviour.md#brand. */
export const brandSchema = group(
  {
    logo: logo({
      label: 'Logotipo',
      help: 'Aparece sobre fundo escuro e vira o ícone do site. O melhor é só o símbolo, quase quadrado: com palavras ele fica pequeno demais. Sem ele, aparece a primeira letra do nome.',
    }),
    socialBackground: pictureFile({
      label: 'Fundo da prévia no WhatsApp',
      help: 'O texto fica à esquerda. Sem imagem, o cenário nas suas cores.',
      minWidth: 1200,
      shape: { width: 1200, height: 630 },
      canBeEmpty: true,
    }),
    palette: choice({
      label: 'Cores',
      help: 'O logo e as imagens não mudam. O botão de comprar é verde, e só muda de cor onde o verde se perderia entre as outras.',
      requires: { option: OWN_PALETTE, field: 'colors', values: INITIAL_COLORS },
      options: {
        amanhecer: { label: 'Amanhecer', help: 'Índigo e damasco' },
        mar: { label: 'Mar', help: 'Azul e coral' },
        mata: { label: 'Mata', help: 'Verde e ouro' },
        vinho: { label: 'Vinho', help: 'Vinho e pêssego' },
        lavanda: { label: 'Lavanda', help: 'Roxo e rosa' },
        grafite: { label: 'Grafite', help: 'Cinza e areia' },
        propria: {
          label: 'Minhas cores',
          help: 'Duas cores suas, a escura e a clara, que se escolhem logo abaixo.',
        },
      } satisfies Record<Brand['palette'], object>,
    }),
    colors: colors({
      label: 'Minhas duas cores',
      help: 'A escura fica nos fundos do topo e do rodapé da página; a clara, nos destaques, mais clara onde o fundo é escuro.',
      visibleWhen: { field: 'palette', value: OWN_PALETTE },
    }).optional(),
    fonts: choice({
      label: 'Letras dos títulos e dos textos',
      help: 'Vêm em par.',
      options: {
        acolhedora: { label: 'Acolhedora', help: 'Fraunces e Figtree' },
        elegante: { label: 'Elegante', help: 'Playfair Display e Source Sans' },
        moderna: { label: 'Moderna', help: 'Bricolage Grotesque e Inter' },
        amigavel: { label: 'Amigável', help: 'Quicksand e Nunito' },
      } satisfies Record<FontPair, object>,
    }),
    corners: choice({
      label: 'Cantos de botões, cartões e imagens',
      options: { retos: 'Retos', suaves: 'Suaves', redondos: 'Redondos' } satisfies Record<
        Brand['corners'],
        string
      >,
    }),
    scene: choice({
      label: 'Cenário',
      help: 'O fundo das páginas, das capas no topo e da prévia no WhatsApp. As imagens ficam como são: nas da demonstração há um amanhecer.',
      options: {
        amanhecer: { label: 'Amanhecer', help: 'Céu com sol, estrelas e colinas' },
        calma: { label: 'Calma', help: 'Fundos claros e formas suaves, só nas suas duas cores' },
      } satisfies Record<Scene, object>,
    }),
  },
  { label: 'Marca' },
);
