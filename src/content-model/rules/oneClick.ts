// A one-click purchase needs an ordinary checkout and an earlier purchase. Implements docs/behaviour.md#one-click.
import { readOneClick } from '../../domain/oneClick.ts';
import { readTarget } from '../../domain/target.ts';
import { idOf } from '../../sections/index.ts';
import type { Place } from '../issue.ts';
import { type Content, pagesOf, shownSections } from '../schemas.ts';
import { type Finding, findingIf, type Rule, type RuleInput, rulesIf } from './rule.ts';

/** The published pages, each with the fields of its one-click purchases and the targets of their first buttons. */
const offered = (content: Content) =>
  pagesOf(content).map(({ file, page }) => ({
    page,
    sections: shownSections(page).flatMap((section) => {
      if (section.kind !== 'cta' || !section.oneClick || !readOneClick(section.oneClick.code)) return [];
      const at = (...path: string[]): Place => ({ file, path: ['sections', idOf(section), ...path] });
      return [{ code: at('oneClick', 'code'), buttons: at('buttons'), to: section.buttons[0]?.to }];
    }),
  }));

const withoutCheckout = ({ content }: RuleInput): Finding[] =>
  offered(content).flatMap(({ sections }) =>
    sections.flatMap(({ buttons, to }) =>
      findingIf(to === undefined || readTarget(to)?.kind !== 'offer', {
        at: buttons,
        message:
          'o primeiro botão tem de levar a uma oferta: é o pagamento comum, para quando a compra com um clique não funcionar',
      }),
    ),
  );

const repeated = ({ content }: RuleInput): Finding[] =>
  offered(content).flatMap(({ sections: [, ...more] }) =>
    more.map(({ code }) => ({
      at: code,
      message: 'a página já tem uma compra com um clique: deixe o código em uma parte só',
    })),
  );

const beforePurchase = ({ content }: RuleInput): Finding[] =>
  offered(content).flatMap(({ page, sections }) =>
    sections.flatMap(({ code }) =>
      findingIf(page.isIndexed || page.path === '/', {
        at: code,
        message:
          'a compra com um clique só funciona para quem acabou de comprar, e esta é uma página de vendas comum. Use-a numa página de “Oferta depois da compra”, com “Aparece no Google” desligado',
      }),
    ),
  );

const RULES: Rule[] = [
  { level: 'stop', passed: 'A compra com um clique tem também o pagamento comum', find: withoutCheckout },
  { level: 'stop', find: repeated },
  { level: 'warning', passed: 'A compra com um clique fica depois da compra', find: beforePurchase },
];

export const ONE_CLICK_RULES = rulesIf(
  ({ content }) => offered(content).some(({ sections }) => sections.length > 0),
  RULES,
);
