import { Icon } from '../components/Icon.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = { labels: Content['interface'] };

/** The dialog in which a picture is enlarged. See client/ui/pictureViewer.ts. */
export function PictureViewer({ labels }: Props) {
  const step = (direction: 'previous' | 'next', label: string) => (
    <button type="button" data-viewer-step={direction} aria-label={label} className="round-button">
      <Icon name={direction} />
    </button>
  );
  return (
    <dialog
      data-viewer
      aria-modal="true"
      closedby="closerequest"
      aria-label={labels.enlargedLabel}
      className="viewer"
    >
      <div data-viewer-picture className="viewer-picture" />
      <p className="viewer-hint">{labels.dragHint}</p>
      <div data-viewer-caption aria-live="polite" className="viewer-caption" />
      <form method="dialog">
        {step('previous', labels.previousPicture)}
        <p data-viewer-position={labels.carousel.position} className="digits" />
        {step('next', labels.nextPicture)}
        <button type="button" data-viewer-zoom className="round-button">
          <span>
            {labels.zoomIn} <Icon name="enlarge" />
          </span>
          <span>
            {labels.zoomOut} <Icon name="reduce" />
          </span>
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: a dialog has to place the focus somewhere. */}
        <button type="submit" autoFocus aria-label={labels.close} className="round-button">
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
