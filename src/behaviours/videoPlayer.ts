import { isPlainClick } from './plainClick.ts';

function fileVideo({ videoSrc = '', videoCaptions, videoCaptionsLabel = '' }: DOMStringMap): HTMLElement {
  const video = document.createElement('video');
  video.controls = video.autoplay = video.playsInline = true;
  video.src = videoSrc;
  if (videoCaptions) {
    const track = document.createElement('track');
    track.src = videoCaptions;
    track.kind = 'captions';
    track.srclang = 'pt-BR';
    track.label = videoCaptionsLabel;
    track.default = true;
    video.append(track);
  }
  return video;
}

function frame({ videoSrc = '' }: DOMStringMap): HTMLElement {
  const iframe = document.createElement('iframe');
  iframe.src = videoSrc;
  iframe.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  iframe.allowFullscreen = true;
  iframe.referrerPolicy = 'strict-origin-when-cross-origin';
  return iframe;
}

function vturb({ videoSrc = '', videoId = '' }: DOMStringMap): HTMLElement {
  const player = document.createElement('vturb-smartplayer');
  player.id = videoId;
  const script = document.createElement('script');
  script.src = videoSrc;
  document.head.append(script);
  return player;
}

/**
 * Puts a player in the place of its poster when that is pressed, starts it and moves the focus into it
 * (specification §2 and §7, embedded video). Nothing of the player is asked for before the press.
 */
export function startVideoPlayers(): () => void {
  const onClick = (event: MouseEvent) => {
    const box = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-video]') : null;
    const poster = box?.querySelector('a');
    if (!box || !poster || !isPlainClick(event)) return;
    event.preventDefault();
    const { video, videoTitle = '' } = box.dataset;
    const player = (video === 'file' ? fileVideo : video === 'vturb' ? vturb : frame)(box.dataset);
    player.title = videoTitle;
    player.className = 'absolute inset-0 size-full';
    player.tabIndex = 0;
    poster.replaceWith(player);
    player.focus();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
