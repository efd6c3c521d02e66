/**
 * What a player needs, by the host of the video: a file of the site, an address for an iframe, or an element id with
 * its script.
 */
export type VideoSource =
  | { host: 'own'; file: string }
  | { host: 'youtube' | 'vimeo' | 'panda'; watchUrl: string; frameUrl: string }
  | { host: 'vturb'; watchUrl: string; scriptUrl: string; elementId: string };

export type VideoHost = VideoSource['host'];

const YOUTUBE_ID = /^[\w-]{11}$/;

function startSeconds(value: string): number {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(value);
  if (!match) return 0;
  const [, hours = 0, minutes = 0, seconds = 0] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function youtube(url: URL): VideoSource | undefined {
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const [first = '', second] = url.pathname.slice(1).split('/');
  let id: string | null | undefined;
  if (host === 'youtu.be') id = first;
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    id =
      first === 'watch'
        ? url.searchParams.get('v')
        : ['shorts', 'embed', 'live', 'v'].includes(first)
          ? second
          : undefined;
  }
  // The address of an embedded playlist has this word in place of a video id.
  if (!id || !YOUTUBE_ID.test(id) || id === 'videoseries') return undefined;
  const start = startSeconds(
    url.searchParams.get('t') ?? url.searchParams.get('start') ?? url.hash.slice('#t='.length),
  );
  return {
    host: 'youtube',
    watchUrl: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    frameUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1${start ? `&start=${start}` : ''}`,
  };
}

function vimeo(url: URL): VideoSource | undefined {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname)) return undefined;
  const match =
    /^\/(?:video\/|channels\/[\w-]+\/|showcase\/\d+\/video\/|manage\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/i.exec(
      url.pathname,
    );
  const id = match?.[1];
  if (!id) return undefined;
  const hash = /^[\da-f]+$/i.exec(match[2] ?? url.searchParams.get('h') ?? '')?.[0];
  return {
    host: 'vimeo',
    watchUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    frameUrl: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash ? `&h=${hash}` : ''}`,
  };
}

function panda(url: URL): VideoSource | undefined {
  const id = url.searchParams.get('v')?.toLowerCase();
  if (
    url.pathname.replace(/\/$/, '') !== '/embed' ||
    !/^player-vz-[\w-]+\.tv\.pandavideo\.com(?:\.br)?$/.test(url.hostname) ||
    !id ||
    !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
  ) {
    return undefined;
  }
  const watchUrl = `https://${url.hostname}/embed/?v=${id}`;
  return { host: 'panda', watchUrl, frameUrl: `${watchUrl}&autoplay=true` };
}

function vturb(url: URL): VideoSource | undefined {
  const match = /^\/([\w-]+)\/players\/([\w-]+)\/(?:v4\/)?(?:player\.js|embed\.html)$/.exec(url.pathname);
  if (url.hostname !== 'scripts.converteai.net' || !match) return undefined;
  const base = `https://scripts.converteai.net/${match[1]}/players/${match[2]}`;
  return {
    host: 'vturb',
    watchUrl: `${base}/embed.html`,
    scriptUrl: `${base}/v4/player.js`,
    elementId: `vid-${match[2]}`,
  };
}

/** Reads the address of a video; undefined if no known player accepts it. Implements docs/behaviour.md#video. */
export function readVideoAddress(address: string): VideoSource | undefined {
  if (/^[\w-]+(?:\/[\w-]+)*\.(?:mp4|webm)$/.test(address)) return { host: 'own', file: address };
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:') return undefined;
  return youtube(url) ?? vimeo(url) ?? panda(url) ?? vturb(url);
}
