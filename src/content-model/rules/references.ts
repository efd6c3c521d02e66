// The targets of references must exist, and ids and addresses must be unique.
import { readProse } from '../../domain/prose.ts';
import { PRIVACY_PATH, socialCardName } from '../../domain/routes.ts';
import { readTarget, type Target } from '../../domain/target.ts';
import type { ValueField } from '../../fields/field.ts';
import { idOf, type Section } from '../../sections/index.ts';
import { fieldsOf, isShown } from '../contentFields.ts';
import type { Place } from '../issue.ts';
import { type Content, isPageFile, offerWith, pageAt, pagesOf } from '../schemas.ts';
import { allSections, errorRules, type Finding, field, findingIf, type Rule } from './rule.ts';

/** The paths that the site itself uses. `/inicio` would give a page the main page's social card. */
const OWN_PATHS = ['/404', PRIVACY_PATH, '/index', '/inicio', '/uploads', '/robots', '/sitemap'];

/** The paths that Cloudflare, the panels of shared hosting, and Vite in `npm run dev` answer themselves. */
const HOST_PATHS = ['/cdn-cgi', '/cgi-bin', '/cpanel', '/icons', '/webmail', '/whm', '/node_modules', '/src'];

const RESERVED = [...OWN_PATHS, ...HOST_PATHS];

/** Names that no file can have on Windows, whatever its ending. */
const DEVICE = /\/(?:con|prn|aux|nul|com\d|lpt\d)(?:\/|$)/;

/** The ids of elements outside sections. The ids inside sections have two hyphens, which no section's id has. */
const RESERVED_ID = /^(?:conteudo|menu|cookies|new-tab|invitation-.+)$/;

/** The targets of a field: a text may have several links. */
function targetsOf({ kind, to, isProse }: ValueField, value: string): Target[] {
  const written = isProse
    ? readProse(value).flatMap((part) => part.to ?? [])
    : kind === 'target'
      ? [value]
      : [];
  if (kind !== 'reference' || to === 'bonus') return written.flatMap((one) => readTarget(one) ?? []);
  if (to === 'page') return [{ kind: 'page', path: value }];
  return [to === 'section' ? { kind: 'section', id: value } : { kind: 'offer', offer: value }];
}

type Reference = { at: Place; target: Target; mayBeHidden: boolean };

/** Why the target of a field is invalid; undefined if it is valid. A hidden field may have a hidden target. */
function targetProblem(content: Content, { at, target, mayBeHidden }: Reference): string | undefined {
  const orHidden = mayBeHidden ? '' : ' ou está escondida';
  if (target.kind === 'offer')
    return offerWith(content, target.offer) ? undefined : `leva à oferta “${target.offer}”, que não existe`;
  if (target.kind === 'page') {
    const pages = pagesOf(content, mayBeHidden ? 'hidden' : undefined).map(({ page }) => page.path);
    return [...pages, PRIVACY_PATH].includes(target.path)
      ? undefined
      : `leva à página ${target.path}, que não existe${orHidden}`;
  }
  if (target.kind === 'address') return undefined;
  const page = isPageFile(at.file) ? content[at.file] : undefined;
  const isThere = ({ hidden, versionOf }: Section) => versionOf === undefined && (mayBeHidden || !hidden);
  return page?.sections.some((section) => idOf(section) === target.id && isThere(section))
    ? undefined
    : `leva à parte “${target.id}”, que não existe nesta página${orHidden}`;
}

const unknownBonuses = (content: Content): Finding[] =>
  fieldsOf(content).flatMap(({ at, value, info }) =>
    findingIf(info.to === 'bonus' && content.product.bonuses.every(({ id }) => id !== value), {
      at,
      message: `fala do bônus “${value}”, que não existe: escolha outro`,
    }),
  );

const brokenReferences = (content: Content): Finding[] =>
  fieldsOf(content).flatMap(({ at, value, info }) => {
    // The menu leaves out hidden sections.
    const mayBeHidden = info.to === 'section' || !isShown(content, at);
    return targetsOf(info, String(value)).flatMap((target) => {
      const message = targetProblem(content, { at, target, mayBeHidden });
      return message ? [{ at, message }] : [];
    });
  });

/** A page must not lead to itself, nor back to itself by `duringPromotion`: it would redirect for ever. */
function pagesInCircles(content: Content): Finding[] {
  const pages = pagesOf(content);
  const next = (path: string | undefined) =>
    pages.find(({ page }) => page.path === path)?.page.duringPromotion;
  return pages.flatMap(({ file, page }) => {
    const reached = new Set<string>();
    for (let path = page.duringPromotion; path && !reached.has(path); path = next(path)) reached.add(path);
    return [
      ...findingIf(page.leave?.to === page.path, {
        at: { file, path: ['leave', 'to'] },
        message: 'leva à própria página: escolha outra',
      }),
      ...findingIf(reached.has(page.path), {
        at: { file, path: ['duringPromotion'] },
        message: 'acaba levando de volta a esta página: escolha outra',
      }),
    ];
  });
}

function repeatedNames(content: Content): Finding[] {
  const { offers } = content.offers;
  const { bonuses } = content.product;
  const pages = pagesOf(content, 'hidden');
  return [
    ...bonuses.flatMap(({ id }, index) =>
      findingIf(bonuses.findIndex((other) => other.id === id) < index, {
        at: field('product', 'bonuses', index, 'id'),
        message: `há dois bônus com o nome curto “${id}”: dê outro a um deles`,
      }),
    ),
    ...offers.flatMap(({ id }, index) =>
      findingIf(offers.findIndex((other) => other.id === id) < index, {
        at: field('offers', 'offers', index, 'id'),
        message: `há duas ofertas com o nome curto “${id}”: dê outro a uma delas`,
      }),
    ),
    ...pages.flatMap(({ file, page: { path } }) => {
      const first = pages.find(({ page }) => page.path === path)?.file ?? file;
      return findingIf(first !== file, {
        at: { file, path: ['path'] },
        message: `há duas páginas no endereço ${path}: dê outro a uma delas`,
        others: [{ file: first, path: ['path'] }],
      });
    }),
    ...pages.flatMap(({ file, page: { sections } }) => {
      const anchors = sections.map(idOf);
      return anchors.flatMap((anchor, index) =>
        findingIf(anchors.indexOf(anchor) < index, {
          at: { file, path: ['sections', index, 'id'] },
          message: `há duas partes com o nome “${anchor}” nesta página: dê outro a uma delas`,
        }),
      );
    }),
  ];
}

/** The addresses of a page: its path first, then the former paths that redirect to it. */
const addressesOf = ({
  file,
  page,
}: ReturnType<typeof pagesOf>[number]): { address: string; at: Place }[] => [
  { address: page.path, at: { file, path: ['path'] } },
  ...(page.formerPaths ?? []).map((address, index) => ({
    address,
    at: { file, path: ['formerPaths', index] },
  })),
];

const reservedPaths = (content: Content): Finding[] =>
  pagesOf(content, 'hidden')
    .flatMap(addressesOf)
    .flatMap(({ address, at }) =>
      findingIf(
        RESERVED.some((reserved) => address === reserved || address.startsWith(`${reserved}/`)),
        { at, message: `o endereço ${address} é usado pelo próprio site: escolha outro` },
      ),
    );

/** Finds former paths that are the path of a page, or that another page has too. */
function takenFormerPaths(content: Content): Finding[] {
  const pages = pagesOf(content, 'hidden');
  const addresses = pages.flatMap(addressesOf).map(({ address }) => address);
  const isTaken = (address: string) => addresses.indexOf(address) !== addresses.lastIndexOf(address);
  const former = pages.flatMap((page) => addressesOf(page).slice(1));
  return former.flatMap(({ address, at }) =>
    findingIf(isTaken(address), {
      at,
      message: `o endereço ${address} é de uma página, ou já leva a outra: tire um dos dois`,
    }),
  );
}

const reservedAnchors = (content: Content): Finding[] =>
  allSections(content).flatMap(({ section: { id = '' }, at }) =>
    findingIf(RESERVED_ID.test(id), {
      at: at('id'),
      message: `“${id}” é usado pelo próprio site: escolha outro nome`,
    }),
  );

/** A page's path names its file, which Windows must allow, and its social card, whose name must be unique. */
const fileNames = (content: Content): Finding[] => {
  const pages = pagesOf(content, 'hidden');
  return pages.flatMap(({ file, page: { path } }) => {
    const at: Place = { file, path: ['path'] };
    const other = pages.find(
      ({ page }) =>
        page.path < path && page.path !== '/' && socialCardName(page.path) === socialCardName(path),
    );
    return [
      ...findingIf(DEVICE.test(path), {
        at,
        message: `o Windows não aceita o endereço ${path}: escolha outro`,
      }),
      ...findingIf(other !== undefined, {
        at,
        message: `o endereço ${path} é parecido demais com ${other?.page.path}: dê outro a uma das páginas`,
      }),
    ];
  });
};

/** A page that a `canonical` names must be indexed and have no `canonical` itself: search engines ignore any other. */
const canonicalPages = (content: Content): Finding[] =>
  pagesOf(content).flatMap(({ file, page: { path, canonical } }) => {
    const original = canonical === undefined ? undefined : pageAt(content, canonical);
    const at: Place = { file, path: ['canonical'] };
    return [
      ...findingIf(canonical === path, { at, message: 'é a própria página: escolha outra, ou desligue' }),
      ...findingIf(original?.isIndexed === false && canonical !== path, {
        at,
        message: `a página ${canonical} não aparece no Google: escolha outra, ou ligue nela “Aparece no Google”`,
      }),
      ...findingIf(original?.canonical !== undefined && canonical !== path, {
        at,
        message: `a página ${canonical} já é versão de outra: escolha a original`,
      }),
    ];
  });

const noMainPage = (content: Content): Finding[] =>
  findingIf(!pagesOf(content).some(({ page }) => page.path === '/'), {
    at: { file: pagesOf(content, 'hidden')[0]?.file ?? 'site', path: [] },
    message: 'falta a página principal: uma página com o endereço “/”, que não esteja escondida',
  });

export const REFERENCE_RULES: Rule[] = errorRules([
  brokenReferences,
  unknownBonuses,
  pagesInCircles,
  repeatedNames,
  reservedPaths,
  takenFormerPaths,
  reservedAnchors,
  noMainPage,
  fileNames,
  canonicalPages,
]);
