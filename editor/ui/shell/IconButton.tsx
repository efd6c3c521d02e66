import { Button, type ButtonProps, Tooltip, TooltipTrigger } from 'react-aria-components';
import { Icon, type IconName } from './Icon.tsx';

type Props = Pick<ButtonProps, 'isDisabled' | 'onPress'> & { icon: IconName; name: string };

/** A button that is only a drawing: its name is shown beside it under the pointer or with the focus. */
export function IconButton({ icon, name, ...props }: Props) {
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
