import { createElement } from 'react';
import type { VideoSource } from '../domain/videoAddress.ts';
import type { Video } from '../fields/video.ts';
import { uploadedFile } from './uploads.ts';

type Props = { source: VideoSource; video: Video; captionsLabel: string };

const FRAME_MAY = 'autoplay; fullscreen; picture-in-picture; encrypted-media';

/** A video's player, which starts by itself. It is in a template until the visitor presses the poster. */
export function Player({ source, video: { title, captions }, captionsLabel }: Props) {
  const shared = { title, tabIndex: 0, className: 'absolute inset-0 size-full' };
  switch (source.host) {
    case 'own':
      return (
        <video {...shared} src={uploadedFile(source.file)} controls autoPlay playsInline>
          {captions && (
            <track
              kind="captions"
              srcLang="pt-BR"
              src={uploadedFile(captions)}
              label={captionsLabel}
              default
            />
          )}
        </video>
      );
    case 'youtube':
    case 'vimeo':
    case 'panda':
      return (
        <iframe
          {...shared}
          src={source.frameUrl}
          allow={FRAME_MAY}
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      );
    case 'vturb':
      return (
        <>
          {createElement('vturb-smartplayer', { ...shared, role: 'group', id: source.elementId })}
          {/* Not `src`, because Firefox may request a template's script while it parses the page. */}
          <script data-src={source.scriptUrl} />
        </>
      );
  }
}
