import type { ReactNode } from 'react';
import { DialogTrigger, Heading } from 'react-aria-components';
import { Button } from './Button.tsx';
import { ModalDialog } from './ModalDialog.tsx';

type Props = {
  /** The button that opens the dialog. */
  button: ReactNode;
  title: string;
  /** Whether an answer changes the whole content. */
  isAlert?: boolean;
  /** Whether the dialog is wider if the screen has room. */
  isWide?: boolean;
  /** The confirming button, unless `children` contains the choices. */
  yes?: { name: string; onPress: () => void };
  children: (close: () => void) => ReactNode;
};

/** A question in a dialog, with a button that cancels it. */
export function Question({ button, title, isAlert = false, isWide = false, yes, children }: Props) {
  return (
    <DialogTrigger>
      {button}
      <ModalDialog isDismissable isWide={isWide} role={isAlert ? 'alertdialog' : 'dialog'}>
        {({ close }) => (
          <>
            <Heading slot="title" className="font-title text-lg">
              {title}
            </Heading>
            {children(close)}
            <div className="flex items-center gap-2 justify-end">
              <Button slot="close" variant="quiet">
                Cancelar
              </Button>
              {yes && (
                <Button slot="close" variant="primary" onPress={yes.onPress}>
                  {yes.name}
                </Button>
              )}
            </div>
          </>
        )}
      </ModalDialog>
    </DialogTrigger>
  );
}
