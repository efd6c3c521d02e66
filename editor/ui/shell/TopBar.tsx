import { type ButtonProps, MenuTrigger, Tooltip, TooltipTrigger } from 'react-aria-components';
import { SCREEN_TITLES, type ScreenId, TABS, tabTitle } from '../model/screens.ts';
import { useEditor, useRefused, useShown, useSnapshot, useStops } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';
import { Button, ButtonLink } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { Menu, MenuItem } from './Menu.tsx';
import { SaveState } from './SaveState.tsx';
import { TextLink } from './TextLink.tsx';

/** The number of problems that keep the site from being published, or an ellipsis until they are counted. */
function StopCount({ className = '' }: { className?: string }) {
  const stops = useStops();
  const isChecking = useSnapshot((snapshot) => snapshot.isChecking);
  const isUnknown = useSnapshot(({ report }) => report === undefined);
  // Shown from the start, so that the first change does not seem to have caused the problems.
  if (stops === 0 && !isUnknown) return null;
  return (
    <span
      className={`min-w-5 rounded-2xl px-[0.3125rem] text-center text-xs leading-5 font-semibold ${isUnknown ? 'bg-line text-ink' : 'bg-[light-dark(#b3231b,#a32620)] text-white'} ${className}`}
    >
      {isUnknown || isChecking ? '…' : stops}
      <span className="sr-only">
        {isUnknown ? ' ainda não conferido' : isChecking ? ' conferindo' : ' para corrigir'}
      </span>
    </span>
  );
}

function Tabs({ screen }: { screen: ScreenId }) {
  return (
    <nav className="hidden gap-0.5 rounded-box bg-sunk p-1 xl:flex" aria-label="Telas">
      {TABS.map(([id, title]) => (
        <a
          key={id}
          href={hrefOf({ screen: id })}
          aria-current={id === screen ? 'page' : undefined}
          className="relative rounded-lg px-2.5 py-1.5 whitespace-nowrap text-soft no-underline hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-low"
        >
          {title}
          {/* Positioned at the tab's corner, after the last letter, so that nothing moves when it appears. */}
          {id === 'conferir' && <StopCount className="absolute -top-1.5 left-[calc(100%-0.625rem)]" />}
        </a>
      ))}
    </nav>
  );
}

function ScreenMenu({ screen }: { screen: ScreenId }) {
  return (
    <MenuTrigger>
      <Button variant="quiet" className="min-w-0 font-semibold! xl:hidden">
        <Icon name="menu" />
        <span className="min-w-0 flex-1 truncate">{tabTitle(screen)}</span>
        <StopCount />
      </Button>
      <Menu>
        {[...TABS.map(([id]) => id), 'versoes' as const].map((id) => (
          <MenuItem key={id} href={hrefOf({ screen: id })}>
            {SCREEN_TITLES[id]}
            {id === 'conferir' && <StopCount />}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

type IconButtonProps = Pick<ButtonProps, 'isDisabled' | 'onPress'> & { icon: IconName; name: string };

/** A button with an icon. Its name is shown as a tooltip. */
function IconButton({ icon, name, ...props }: IconButtonProps) {
  return (
    <TooltipTrigger delay={400}>
      <Button variant="quiet" className="max-md:px-2" aria-label={name} {...props}>
        <Icon name={icon} />
      </Button>
      <Tooltip
        className="pointer-events-none max-w-[94vw] rounded-md bg-ink px-2.5 py-1 text-ground text-note"
        placement="bottom"
        offset={4}
      >
        {name}
      </Tooltip>
    </TooltipTrigger>
  );
}

/** The bar with the screens, undo and redo, the search, the save state, and publishing. */
export function TopBar({ screen, onSearch }: { screen: ScreenId; onSearch: () => void }) {
  const { editor } = useEditor();
  const { undoLabel: lastStep, redoLabel } = useShown();
  const undoLabel = useRefused().at(-1)?.label ?? lastStep;
  return (
    // In a narrow window a problem has its own line, because there is no space beside the menu.
    <header className="flex items-center gap-x-3 gap-y-2 border-line border-b bg-ground px-4 py-2 max-md:gap-1 max-md:px-2 max-md:py-1.5 max-md:has-data-wrong:flex-wrap">
      <ScreenMenu screen={screen} />
      <Tabs screen={screen} />
      <div className="flex items-center">
        <IconButton
          icon="undo"
          name={undoLabel ? `Desfazer: ${undoLabel}` : 'Desfazer'}
          isDisabled={undoLabel === undefined}
          onPress={() => void editor.undo()}
        />
        <IconButton
          icon="redo"
          name={redoLabel ? `Refazer: ${redoLabel}` : 'Refazer'}
          isDisabled={redoLabel === undefined}
          onPress={() => void editor.redo()}
        />
        <IconButton icon="search" name="Procurar um campo" onPress={onSearch} />
      </div>
      <div className="ms-auto flex items-center justify-end gap-2 max-md:has-data-wrong:contents">
        <SaveState />
        <TextLink className="max-xs:hidden" href={hrefOf({ screen: 'versoes' })}>
          Versões
        </TextLink>
        <ButtonLink variant="publish" className="max-md:ms-auto" href={hrefOf({ screen: 'publicar' })}>
          Publicar
        </ButtonLink>
      </div>
    </header>
  );
}
