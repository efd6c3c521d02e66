import {
  Button,
  type ButtonProps,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Tooltip,
  TooltipTrigger,
} from 'react-aria-components';
import { SCREEN_TITLES, type ScreenId, TABS, tabTitle } from '../model/screens.ts';
import { useEditor, useShown, useSnapshot, useStops } from '../state/EditorContext.tsx';
import { hrefOf } from '../state/route.ts';
import { Icon, type IconName } from './Icon.tsx';
import { SaveState } from './SaveState.tsx';

/** The number of problems that keep the site from being published. An ellipsis while they are counted. */
function StopCount() {
  const stops = useStops();
  const isChecking = useSnapshot((snapshot) => snapshot.isChecking);
  const isUnknown = useSnapshot(({ report }) => report === undefined);
  // Visible from the start, so that the first change does not seem to have caused the problems.
  if (stops === 0 && !isUnknown) return null;
  return (
    <span className={isUnknown ? 'count is-unknown' : 'count'}>
      {isUnknown || isChecking ? '…' : stops}
      <span className="hidden-text">
        {isUnknown ? ' ainda por conferir' : isChecking ? ' conferindo' : ' para corrigir'}
      </span>
    </span>
  );
}

function Tabs({ screen }: { screen: ScreenId }) {
  return (
    <nav className="tabs" aria-label="Telas">
      {TABS.map(([id, title]) => (
        <a key={id} href={hrefOf({ screen: id })} aria-current={id === screen ? 'page' : undefined}>
          {title}
          {id === 'conferir' && <StopCount />}
        </a>
      ))}
    </nav>
  );
}

function ScreenMenu({ screen }: { screen: ScreenId }) {
  return (
    <MenuTrigger>
      <Button className="button quiet screen-menu">
        <Icon name="menu" />
        <span className="list-name">{tabTitle(screen)}</span>
        <StopCount />
      </Button>
      <Popover className="popover">
        <Menu className="menu">
          {[...TABS.map(([id]) => id), 'versoes' as const].map((id) => (
            <MenuItem key={id} href={hrefOf({ screen: id })} className="menu-item">
              {SCREEN_TITLES[id]}
              {id === 'conferir' && <StopCount />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

type IconButtonProps = Pick<ButtonProps, 'isDisabled' | 'onPress'> & { icon: IconName; name: string };

/** A button with an icon, whose name is its tooltip. */
function IconButton({ icon, name, ...props }: IconButtonProps) {
  return (
    <TooltipTrigger delay={400}>
      <Button className="button quiet" aria-label={name} {...props}>
        <Icon name={icon} />
      </Button>
      <Tooltip className="tooltip" placement="bottom" offset={4}>
        {name}
      </Tooltip>
    </TooltipTrigger>
  );
}

/** The screens, undo and redo, the search, whether all is saved, and publishing. */
export function TopBar({ screen, onSearch }: { screen: ScreenId; onSearch: () => void }) {
  const { editor } = useEditor();
  const { undoLabel, redoLabel } = useShown();
  return (
    <header className="top-bar">
      <ScreenMenu screen={screen} />
      <Tabs screen={screen} />
      <div className="row tools">
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
      <div className="row end">
        <SaveState />
        <a className="link versions-link" href={hrefOf({ screen: 'versoes' })}>
          Versões
        </a>
        <a className="button publish" href={hrefOf({ screen: 'publicar' })}>
          Publicar
        </a>
      </div>
    </header>
  );
}
