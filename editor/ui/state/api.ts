// The client of the editor's server.
import {
  type ApiError,
  type Crop,
  type EditorState,
  type EditRequest,
  type EditResult,
  type PreflightReport,
  type Product,
  type PublishHost,
  type PublishState,
  type ServerEvent,
  TOKEN_HEADER,
  TOKEN_META,
  type UploadResult,
  type Version,
} from '../../api.ts';

export type Api = ReturnType<typeof connect>;

export type Upload = {
  folder: string;
  name: string;
  file: Blob;
  /** The file extensions that the field accepts. */
  extensions: readonly string[];
  /** The part of a picture to keep. */
  crop?: Crop | undefined;
};

/**
 * The connection to the editor's process: 'lost' when it does not answer, 'outdated' when it was restarted and refuses
 * this page's token.
 */
export type Connection = 'open' | 'lost' | 'outdated';

/** A failed request; the message is Portuguese. */
export class ApiFailure extends Error {}

const UNREACHABLE =
  'O editor não responde. Veja se a janela em que ele foi aberto ainda está aberta. O que você escreveu fica nesta aba: abra o editor de novo e recarregue esta página, que então salva.';

/**
 * In characters. Browsers refuse keepalive requests of more than 64 KiB, and a UTF-16 code unit takes up to three bytes
 * in UTF-8.
 */
const MAX_KEEPALIVE_LENGTH = 20_000;
const EDIT_TIMEOUT_MS = 30_000;

export function connect() {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content ?? '';

  async function request<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const isJson = typeof init.body === 'string';
    const headers = { [TOKEN_HEADER]: token, ...(isJson && { 'content-type': 'application/json' }) };
    const response = await fetch(`/api/${path}`, { headers, ...init }).catch(() => undefined);
    const answer: unknown = await response?.json().catch(() => undefined);
    if (!response?.ok || answer === undefined)
      throw new ApiFailure((answer as Partial<ApiError> | undefined)?.error ?? UNREACHABLE);
    return answer as Answer;
  }
  const post = <Answer>(path: string, body: unknown = {}) =>
    request<Answer>(path, { method: 'POST', body: JSON.stringify(body) });

  /** Sends edits even if the page is being closed. Fails if the server does not respond in time. */
  function edit(edits: EditRequest): Promise<EditResult> {
    const body = JSON.stringify(edits);
    return request('edits', {
      method: 'POST',
      body,
      keepalive: body.length < MAX_KEEPALIVE_LENGTH,
      signal: AbortSignal.timeout(EDIT_TIMEOUT_MS),
    });
  }

  return {
    state: () => request<EditorState>('state'),
    edit,
    undo: () => post<EditResult>('undo'),
    redo: () => post<EditResult>('redo'),
    versions: () => request<Version[]>('versions'),
    /** Restores a whole version, or reverts some of its changes. */
    restore: (id: string, changes?: string[]) =>
      post<EditResult>('versions/restore', { id, ...(changes && { changes }) }),
    /** The products from which a new site can start; null if there is already content. */
    productsToStart: () => request<Product[] | null>('start'),
    startFrom: (product: string) => post<EditResult>('start', { product }),
    preflight: () => request<PreflightReport>('preflight'),
    publishState: () => request<PublishState>('publish'),
    publish: (host: PublishHost) => post<unknown>('publish', { host }),
    cancelPublishing: () => post<unknown>('publish/cancel'),
    openFolder: () => post<unknown>('publish/open'),
    upload: ({ folder, name, file, extensions, crop }: Upload) => {
      const pairs = [
        ['folder', folder],
        ['name', name],
        ...extensions.map((extension) => ['extension', extension]),
        ...Object.entries(crop ?? {}).map(([side, pixels]) => [side, String(pixels)]),
      ];
      return request<UploadResult>(`uploads?${new URLSearchParams(pairs)}`, { method: 'POST', body: file });
    },
    /** Reports every event and every change of the connection. */
    listen(onEvent: (event: ServerEvent) => void, onConnection: (connection: Connection) => void): void {
      const source = new EventSource(`/api/events?${new URLSearchParams({ token })}`);
      source.onmessage = ({ data }) => onEvent(JSON.parse(data) as ServerEvent);
      source.onopen = () => onConnection('open');
      // EventSource reconnects by itself until it is refused.
      source.onerror = () => onConnection(source.readyState === source.CLOSED ? 'outdated' : 'lost');
    },
  };
}
