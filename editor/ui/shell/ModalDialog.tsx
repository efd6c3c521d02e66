import { Dialog, type DialogProps, Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';

type Props = Pick<ModalOverlayProps, 'isOpen' | 'isDismissable' | 'onOpenChange'> &
  DialogProps & {
    /** Whether the dialog begins with a search field, which stays at the top while the rest scrolls. */
    isSearch?: boolean;
    /** Whether the dialog is wider if the screen has room. */
    isWide?: boolean;
  };

/** A dialog over the whole editor. */
export function ModalDialog({
  isOpen,
  isDismissable,
  onOpenChange,
  isSearch = false,
  isWide = false,
  className = 'grid gap-4 p-5',
  ...props
}: Props) {
  return (
    <ModalOverlay
      {...{ isOpen, isDismissable, onOpenChange }}
      className={`fixed inset-0 z-10 grid justify-items-center bg-[rgb(16_13_40/0.5)] p-4 ${isSearch ? 'items-start pt-[8vh]' : 'items-center'}`}
    >
      <Modal
        className={`${isWide ? 'w-[min(56rem,100%)]' : 'w-[min(36rem,100%)]'} overflow-auto rounded-2xl bg-ground shadow-raised ${isSearch ? 'max-h-[80dvh] scroll-pt-24 scroll-pb-5' : 'max-h-[90dvh]'}`}
      >
        <Dialog {...props} className={`outline-none ${className}`} />
      </Modal>
    </ModalOverlay>
  );
}
