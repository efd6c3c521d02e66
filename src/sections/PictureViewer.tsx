import { Icon } from '../components/Icon.tsx';

type Props = { label: string; closeLabel: string };

/** The dialog in which a picture is enlarged. See client/ui/pictureViewer.ts. */
export function PictureViewer({ label, closeLabel }: Props) {
  return (
    <dialog data-viewer aria-label={label} className="viewer">
      <form method="dialog">
        <button type="submit" aria-label={closeLabel} className="round-button mx-auto bg-night text-white">
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
