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
  /** The file extensions that the field takes. */
  endings: readonly string[];
  /** The part of a picture to keep. */
  crop?: Crop | undefined;
};

/** The connection to the editor's process: 'lost' when it does not answer, 'outdated' when it was restarted and refuses this page's token. */
export type Connection = 'open' | 'lost' | 'outdated';

/** A failed request; the message is Portuguese. */
export class ApiFailure extends Error {}

const UNREACHABLE =
  'O editor não responde. Veja se a janela em que ele foi aberto ainda está aberta. O que você escreveu fica nesta aba: abra o editor de novo e recarregue esta página, que então salva.';

/** Browsers refuse more than 64 KiB in requests that may outlive their page; a UTF-16 unit has up to three bytes. */
const MAX_KEEPALIVE_LENGTH = 20_000;
const EDIT_TIMEOUT_MS = 30_000;

export function connect() {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content ?? '';

  async function request<Answer>(
    method: 'GET' | 'POST',
    path: string,
    body?: BodyInit,
    options: RequestInit = {},
  ): Promise<Answer> {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: {
        [TOKEN_HEADER]: token,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      ...options,
    }).catch(() => undefined);
    const answer: unknown = await response?.json().catch(() => undefined);
    if (!response?.ok || answer === undefined)
      throw new ApiFailure((answer as Partial<ApiError> | undefined)?.error ?? UNREACHABLE);
    return answer as Answer;
  }
  const post = <Answer>(path: string, body: unknown = {}) =>
    request<Answer>('POST', path, JSON.stringify(body));

  /** Arrives also when the page is closed, and fails when the server does not answer for long. */
  function edit(edits: EditRequest): Promise<EditResult> {
    const body = JSON.stringify(edits);
    return request('POST', 'edits', body, {
      keepalive: body.length < MAX_KEEPALIVE_LENGTH,
      signal: AbortSignal.timeout(EDIT_TIMEOUT_MS),
    });
  }

  return {
    state: () => request<EditorState>('GET', 'state'),
    edit,
    undo: () => post<EditResult>('undo'),
    redo: () => post<EditResult>('redo'),
    versions: () => request<Version[]>('GET', 'versions'),
    /** Brings the whole version back, or takes some of its changes back. */
    restore: (id: string, changes?: string[]) =>
      post<EditResult>('versions/restore', { id, ...(changes && { changes }) }),
    /** The products from which a new site can start; null when there is a content already. */
    productsToStart: () => request<Product[] | null>('GET', 'start'),
    startFrom: (product: string) => post<EditResult>('start', { product }),
    preflight: () => request<PreflightReport>('GET', 'preflight'),
    publishState: () => request<PublishState>('GET', 'publish'),
    publish: (host: PublishHost) => post<unknown>('publish', { host }),
    cancelPublishing: () => post<unknown>('publish/cancel'),
    openFolder: () => post<unknown>('publish/open'),
    upload: ({ folder, name, file, endings, crop }: Upload) => {
      const pairs = [
        ['folder', folder],
        ['name', name],
        ...endings.map((ending) => ['ending', ending]),
        ...Object.entries(crop ?? {}).map(([side, pixels]) => [side, String(pixels)]),
      ];
      return request<UploadResult>('POST', `uploads?${new URLSearchParams(pairs)}`, file);
    },
    /** Calls back at every event, and when the connection changes. Returns the stop function. */
    listen(
      onEvent: (event: ServerEvent) => void,
      onConnection: (connection: Connection) => void,
    ): () => void {
      const source = new EventSource(`/api/events?${new URLSearchParams({ token })}`);
      source.onmessage = ({ data }) => onEvent(JSON.parse(data) as ServerEvent);
      source.onopen = () => onConnection('open');
      // It tries again by itself until it is refused.
      source.onerror = () => onConnection(source.readyState === source.CLOSED ? 'outdated' : 'lost');
      return () => source.close();
    },
  };
}
