import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';

type Props = {
  /** The button that opens it. */
  button: ReactNode;
  title: string;
  /** Whether an answer changes the whole content. */
  isAlert?: boolean;
  /** The button that says yes, where the answer is not chosen above it. */
  yes?: { name: string; onPress: () => void };
  children: (close: () => void) => ReactNode;
};

/** A question in a dialog, with a button that cancels it. */
export function Question({ button, title, isAlert = false, yes, children }: Props) {
  return (
    <DialogTrigger>
      {button}
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal">
          <Dialog className="dialog" role={isAlert ? 'alertdialog' : 'dialog'}>
            {({ close }) => (
              <>
                <Heading slot="title" className="form-title">
                  {title}
                </Heading>
                {children(close)}
                <div className="row end">
                  <Button slot="close" className="button quiet">
                    Cancelar
                  </Button>
                  {yes && (
                    <Button slot="close" className="button primary" onPress={yes.onPress}>
                      {yes.name}
                    </Button>
                  )}
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
