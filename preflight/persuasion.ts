import { type Check, field, warn, when } from './finding.ts';

const NETWORKS = 'Meta e Google Ads reprovam anúncios';

/** The settings that the ad networks refuse; see the comments in content/behaviour.yaml. */
const REFUSED = [
  {
    name: 'scrollRedirect',
    value: 'redirect',
    text: `${NETWORKS} para páginas que redirecionam sozinhas (scrollRedirect: redirect). Com anúncios, use dialog ou off.`,
    inEditor: `${NETWORKS} para páginas que redirecionam sozinhas. Com anúncios, escolha o convite ou nada.`,
  },
  {
    name: 'exitIntent',
    value: 'redirect',
    text: `${NETWORKS} para páginas que desviam quem está saindo (exitIntent: redirect). Com anúncios, use dialog ou off.`,
    inEditor: `${NETWORKS} para páginas que desviam quem está saindo. Com anúncios, escolha o convite ou nada.`,
  },
  {
    name: 'leavePrompt',
    value: 'on',
    text: `${NETWORKS} para páginas que seguram quem quer sair (leavePrompt: on). Com anúncios, use off.`,
    inEditor: `${NETWORKS} para páginas que seguram quem quer sair. Com anúncios, escolha não perguntar.`,
  },
  {
    name: 'countdown',
    value: 'loop',
    text: 'A contagem recomeça a cada visita (countdown: loop): é urgência que não é verdadeira, que as redes de anúncios reprovam e o Código de Defesa do Consumidor (art. 37) proíbe. Use deadline, com um prazo de verdade, ou off.',
    inEditor:
      'A contagem recomeça a cada visita: é urgência que não é verdadeira, que as redes de anúncios reprovam e o Código de Defesa do Consumidor (art. 37) proíbe. Escolha um prazo de verdade, ou nenhuma.',
  },
] as const;

export const PERSUASION_CHECKS: Check[] = [
  {
    fine: 'Nenhum recurso da página é dos que as redes de anúncios reprovam.',
    find: ({ content: { behaviour } }) =>
      REFUSED.filter(({ name, value }) => behaviour[name] === value).map(({ name, text, inEditor }) =>
        warn(text, field('behaviour', name), inEditor),
      ),
  },
  {
    fine: 'O aviso da oferta exclusiva não ameaça com o que não acontece.',
    find: ({ content: { offer } }) =>
      when(
        /não terá acesso|perde essa chance|última chance|nunca mais/i.test(offer.warning),
        warn(
          'O aviso da oferta diz que ela se perde ao sair da página, e a página abre de novo para quem tem o endereço: isso expõe você ao art. 37 do Código de Defesa do Consumidor. Escreva um aviso verdadeiro.',
          field('offer', 'warning'),
        ),
      ),
  },
];
