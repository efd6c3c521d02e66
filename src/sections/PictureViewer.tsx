import { Icon } from '../components/Icon.tsx';

type Props = { label: string; closeLabel: string };

/** The dialog in which a picture is enlarged. See behaviours/pictureViewer.ts. */
export function PictureViewer({ label, closeLabel }: Props) {
  return (
    <dialog data-viewer aria-label={label} className="viewer on-night">
      <img alt="" className="mx-auto block h-auto max-h-[calc(100dvh-6rem)] w-auto max-w-full rounded-md" />
      <form method="dialog" className="mt-3 text-center">
        <button type="submit" aria-label={closeLabel} className="round mx-auto bg-night text-white">
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
