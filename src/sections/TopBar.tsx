import { ByPhase } from '../components/ByPhase.tsx';
import { Icon } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import type { PricePhase } from '../content-model/pricePhases.ts';
import type { Content } from '../content-model/schemas.ts';

type Props = {
  logo: string;
  name: string;
  /** Of the sections that are on the page: none where each section that the content's menu names is hidden. */
  menu: { label: string; anchor: string }[];
  labels: Pick<Content['interface'], 'openMenu' | 'mainMenu'>;
  phases: readonly PricePhase[];
};

/**
 * The fixed bar: the logo and anchors, which a button shows under 768 px. The popover works without scripts. On a
 * computer the green button leads to the price once the hero's has left: see client/ui/wayToBuy.ts.
 */
export function TopBar({ logo, name, menu, labels, phases }: Props) {
  const button = <ByPhase phases={phases}>{({ topBarCallToAction }) => topBarCallToAction}</ByPhase>;
  return (
    <header className="top-bar">
      <div className="wrap top-bar-row h-(--bar) items-center gap-4">
        <a
          href="#inicio"
          className="me-auto flex min-h-11 min-w-0 max-w-max flex-1 md:min-w-[max(160px,380px-10rem)] items-center gap-2.5 font-title [line-height:1.15] text-[min(1.1875rem,6.5vw)] md:text-[min(1.1875rem,2.5vw)]"
        >
          <Logo file={logo} name={name} className="size-[max(32px,1.6em)] flex-none" />
          <span className="text-balance">{name}</span>
        </a>
        {menu.length > 0 && (
          <>
            <button
              type="button"
              popoverTarget="menu"
              aria-label={labels.openMenu}
              className="menu-button -me-2 grid size-[max(44px,min(2.75rem,5vw))] rounded-md flex-none cursor-pointer place-items-center md:hidden"
            >
              <Icon name="menu" className="menu-open size-[64%]" />
              <Icon name="close" className="menu-close size-[64%]" />
            </button>
            <div id="menu" popover="auto" className="menu">
              <nav aria-label={labels.mainMenu}>
                <ul className="wrap md:flex md:gap-2 md:px-0">
                  {menu.map(({ label, anchor }) => (
                    <li key={anchor} className="max-md:not-first:line-above">
                      <a
                        href={`#${anchor}`}
                        className="menu-link flex min-h-13 items-center medium hover:text-horizon md:min-h-11 md:px-[min(1vw,12px)]"
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              <div className="wrap pt-4 md:hidden">
                <a href="#preco" className="button button-primary w-full">
                  {button}
                </a>
              </div>
              {/* A tap beside the menu only closes it. Not for the keyboard, which has Escape. */}
              <button
                type="button"
                popoverTarget="menu"
                popoverTargetAction="hide"
                aria-hidden="true"
                tabIndex={-1}
                className="menu-backdrop"
              />
            </div>
          </>
        )}
        <a href="#preco" data-top-bar-button className="button button-primary top-bar-button">
          {button}
        </a>
      </div>
    </header>
  );
}
