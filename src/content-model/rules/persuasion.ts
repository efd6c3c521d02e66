// Choices and words that ad networks refuse or the law forbids.
import { shownFields } from '../contentFields.ts';
import { appearanceDelay, appearanceTimes, type Content, pagesOf } from '../schemas.ts';
import {
  type Finding,
  field,
  findingIf,
  ofKind,
  type Rule,
  type RuleInput,
  visibleSections,
} from './rule.ts';

const NETWORKS = 'Meta e Google Ads reprovam anúncios';

/** The choices of a page that the ad networks refuse. */
const REFUSED = [
  {
    name: 'scrollRedirect',
    value: 'redirect',
    message: `${NETWORKS} para páginas que redirecionam sozinhas. Com anúncios, escolha o convite ou nada`,
  },
  {
    name: 'exitIntent',
    value: 'redirect',
    message: `${NETWORKS} para páginas que desviam quem está saindo. Com anúncios, escolha o convite ou nada`,
  },
  {
    name: 'prompt',
    value: 'on',
    message: `${NETWORKS} para páginas que seguram quem quer sair. Com anúncios, escolha não perguntar`,
  },
] as const;

const refusedChoices = ({ content }: RuleInput): Finding[] =>
  pagesOf(content).flatMap(({ file, page }) =>
    REFUSED.filter(({ name, value }) => page.leave?.[name] === value).map(({ name, message }) => ({
      at: { file, path: ['leave', name] },
      message,
    })),
  );

const endlessCountdown = ({ content: { offers } }: RuleInput): Finding[] =>
  findingIf(offers.countdown === 'loop', {
    at: field('offers', 'countdown'),
    message:
      'a contagem recomeça a cada visita: é urgência que não é verdadeira, que as redes de anúncios reprovam e o Código de Defesa do Consumidor (art. 37) proíbe. Escolha um prazo de verdade, ou nenhuma',
  });

/** Finds announcements with a `time` in a content that has no deadline, promotion or countdown to show. */
const timelessAnnouncements = ({ content }: RuleInput): Finding[] => {
  const { countdown, promotion } = content.offers;
  const isAvailable = (time: 'countdown' | 'date') =>
    countdown === 'deadline' || promotion?.enabled || (countdown === 'loop' && time === 'countdown');
  return ofKind(visibleSections(content), 'announcement').flatMap(({ section: { time }, at }) =>
    findingIf(time !== 'off' && !isAvailable(time), {
      at: at('time'),
      message:
        'não há prazo nem promoção para mostrar, e o aviso fica só com o texto. Ligue um dos dois em Preços e ofertas, ou escolha sem prazo',
    }),
  );
};

const THREAT = /não terá acesso|perde essa chance|última chance|nunca mais/i;

const offerCards = (content: Content) => {
  const sections = visibleSections(content);
  return [...ofKind(sections, 'offerHero'), ...ofKind(sections, 'ladder')];
};

const threats = ({ content }: RuleInput): Finding[] =>
  offerCards(content).flatMap(({ section, at }) =>
    findingIf(THREAT.test(section.warning ?? ''), {
      at: at('warning'),
      message:
        'diz que a oferta se perde ao sair da página, e a página abre de novo para quem tem o endereço: isso expõe você ao art. 37 do Código de Defesa do Consumidor. Escreva um aviso verdadeiro',
    }),
  );

/** After this many seconds, most visitors have left. */
const LATEST_PRICE_SECONDS = 20 * 60;

function lateSections({ content }: RuleInput): Finding[] {
  const pages = new Set(
    shownFields(content).flatMap(({ at, value, info }) =>
      info.kind === 'video' && value !== '' ? [at.file] : [],
    ),
  );
  return visibleSections(content).flatMap(({ section, at }) => {
    const seconds = appearanceDelay(section);
    if (seconds === undefined) return [];
    return [
      ...findingIf(!pages.has(at().file), {
        at: at('appearsAfter'),
        message:
          'espera por um vídeo, e esta página não tem nenhum: a parte aparece logo. Ponha o vídeo, ou tire a espera',
      }),
      ...findingIf(('offer' in section || section.kind === 'plans') && seconds > LATEST_PRICE_SECONDS, {
        at: at('appearsAfter'),
        message:
          'o preço só aparece depois de 20 minutos de vídeo: quase todos já saíram. Mostre antes, ou tire a espera',
      }),
    ];
  });
}

export const PERSUASION_RULES: Rule[] = [
  {
    level: 'warning',
    passed: 'Nenhum recurso da página é dos que as redes de anúncios reprovam',
    find: (input) => [...refusedChoices(input), ...endlessCountdown(input)],
  },
  {
    level: 'warning',
    passed: 'Nenhum aviso ameaça com o que não acontece',
    applies: ({ content }) => offerCards(content).length > 0,
    find: threats,
  },
  {
    level: 'warning',
    passed: 'As faixas de aviso têm o prazo que mostram',
    applies: ({ content }) => ofKind(visibleSections(content), 'announcement').length > 0,
    find: timelessAnnouncements,
  },
  {
    level: 'warning',
    passed: 'As partes que esperam pelo vídeo aparecem a tempo',
    applies: ({ content }) => pagesOf(content).some(({ page }) => appearanceTimes(page) !== undefined),
    find: lateSections,
  },
];
