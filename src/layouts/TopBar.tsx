import { ByPhase } from '../components/ByPhase.tsx';
import { Icon } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import { shownSections } from '../content-model/schemas.ts';
import type { PageContext } from '../sections/context.ts';
import { idOf, PRICE_KINDS } from '../sections/index.ts';

type Props = { context: PageContext };

/**
 * The fixed bar: the logo and the menu, which is a popover under 768 px and works without scripts. From 1024 px on the
 * green button appears while no element with `data-hides-buy-bar` is visible: see client/ui/buyBar.ts.
 */
export function TopBar({ context }: Props) {
  const { page, brand, site, words, phases, file } = context;
  if (!page.topBar) return null;
  const sections = shownSections(page);
  const ids = sections.map(idOf);
  const menu = page.topBar.menu.filter(({ to }) => ids.includes(to));
  const price = sections.find(({ kind }) => PRICE_KINDS.includes(kind));
  const buyHref = price && `#${idOf(price)}`;
  const button = (
    <ByPhase phases={phases}>
      {({ name, content }) => {
        const { topBar, buyBar } = content[file] ?? page;
        return name === 'list' ? (buyBar ?? topBar?.button) : topBar?.button;
      }}
    </ByPhase>
  );
  return (
    <header className="top-bar fixed inset-x-0 top-0 z-20 bg-night text-white [overflow-wrap:normal]">
      <div className="wrap top-bar-row h-(--bar) items-center gap-4">
        <a
          href={`#${ids[0] ?? ''}`}
          className="site-name me-auto flex max-w-max flex-1 items-center font-title"
        >
          <Logo file={brand.logo} name={site.name} className="size-[max(32px,1.6em)] flex-none" />
          <span className="text-balance">{site.name}</span>
        </a>
        {menu.length > 0 && (
          <>
            <button type="button" popoverTarget="menu" aria-label={words.openMenu} className="menu-button">
              <Icon name="menu" className="menu-open size-[64%]" />
              <Icon name="close" className="menu-close size-[64%]" />
            </button>
            <div id="menu" popover="auto" className="menu">
              <nav aria-label={words.mainMenu}>
                <ul className="wrap md:flex md:gap-2 md:px-0">
                  {menu.map(({ label, to }) => (
                    <li key={to} className="max-md:not-first:line-above">
                      <a
                        href={`#${to}`}
                        className="menu-link flex min-h-13 items-center medium hover:text-horizon md:min-h-11 md:px-2 xl:px-3"
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              {buyHref && (
                <div className="wrap pt-4 md:hidden">
                  <a href={buyHref} className="button button-primary w-full">
                    {button}
                  </a>
                </div>
              )}
              {/* A tap beside the menu only closes it. On a keyboard Escape does this. */}
              <button
                type="button"
                popoverTarget="menu"
                popoverTargetAction="hide"
                aria-hidden="true"
                tabIndex={-1}
                className="menu-backdrop fixed inset-[var(--bar)_0_0] z-[-1]"
              />
            </div>
          </>
        )}
        {buyHref && (
          <a href={buyHref} data-top-bar-button className="button button-primary top-bar-button">
            {button}
          </a>
        )}
      </div>
    </header>
  );
}
