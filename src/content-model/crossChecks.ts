import type { Content } from './schemas.ts';

/** What two files contradict each other in: the place to mend, and what is wrong there. */
export type Contradiction = {
  file: keyof Content;
  path: PropertyKey[];
  message: string;
  advice: string;
};

type Check = Contradiction & { isWrong: boolean };

/** The parts that one file asks for and another does not have. */
export function contradictions({ home, offer, product, prices, proof, links }: Content): Contradiction[] {
  const checks: Check[] = [
    {
      isWrong: Boolean(product.bonus) && !prices.bonus,
      file: 'product',
      path: ['bonus'],
      message: 'há um bônus, mas prices.yaml não diz quanto ele custa',
      advice: 'Escreva o grupo bonus em prices.yaml, ou apague este',
    },
    {
      isWrong: Boolean(prices.bonus) && !product.bonus,
      file: 'prices',
      path: ['bonus'],
      message: 'há o preço de um bônus que product.yaml não tem',
      advice: 'Escreva o grupo bonus em product.yaml, ou apague este',
    },
    {
      isWrong: home.sections.includes('testimonials') && proof.testimonials.length === 0,
      file: 'home',
      path: ['sections'],
      message: 'a parte testimonials está na lista, mas proof.yaml não tem nenhum depoimento',
      advice: 'Tire testimonials da lista, ou escreva um depoimento em proof.yaml',
    },
    {
      isWrong: offer.sections.includes('devices') && !home.devices,
      file: 'offer',
      path: ['sections'],
      message: 'a parte devices está na lista, mas home.yaml não tem os textos dela',
      advice: 'Tire devices da lista, ou escreva o grupo devices em home.yaml',
    },
    {
      isWrong: offer.sections.includes('video') && !links.offerVideo,
      file: 'offer',
      path: ['sections'],
      message: 'a parte video está na lista, mas links.yaml não tem o vídeo dela (offerVideo)',
      advice: 'Tire video da lista, ou escreva o grupo offerVideo em links.yaml',
    },
  ];
  return checks.filter(({ isWrong }) => isWrong).map(({ isWrong: _, ...contradiction }) => contradiction);
}
