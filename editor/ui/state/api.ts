// The client of the editor's server.
import {
  type ApiError,
  type EditorState,
  type EditRequest,
  type EditResult,
  type Place,
  type PreflightReport,
  type PublishHost,
  type PublishState,
  type ServerEvent,
  type Stood,
  TOKEN_HEADER,
  TOKEN_META,
  type UploadResult,
  type Version,
} from '../../api.ts';
import type { Connection } from './snapshot.ts';

export type Api = ReturnType<typeof connect>;

/** A failed request; the message is Portuguese. */
export class ApiFailure extends Error {}

const UNREACHABLE =
  'O editor não responde. Veja se a janela em que ele foi aberto ainda está aberta. O que você escreveu fica nesta aba: abra o editor de novo e recarregue esta página, que então salva.';

export function connect() {
  const token = document.querySelector<HTMLMetaElement>(`meta[name="${TOKEN_META}"]`)?.content ?? '';

  async function request<Answer>(method: 'GET' | 'POST', path: string, body?: BodyInit): Promise<Answer> {
    const response = await fetch(`/api/${path}`, {
      method,
      headers: {
        [TOKEN_HEADER]: token,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    }).catch(() => {
      throw new ApiFailure(UNREACHABLE);
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (!response.ok) throw new ApiFailure((answer as Partial<ApiError>).error ?? UNREACHABLE);
    return answer as Answer;
  }
  const post = <Answer>(path: string, body: unknown = {}) =>
    request<Answer>('POST', path, JSON.stringify(body));

  return {
    state: () => request<EditorState>('GET', 'state'),
    edit: (edits: EditRequest) => post<EditResult>('edits', edits),
    undo: () => post<EditResult>('undo'),
    redo: () => post<EditResult>('redo'),
    earlier: (place: Place, kind?: string) => post<Stood[]>('earlier', { place, kind }),
    versions: () => request<Version[]>('GET', 'versions'),
    /** Brings the whole version back, or takes some of its changes back. */
    restore: (id: string, changes?: string[]) =>
      post<EditResult>('versions/restore', { id, ...(changes && { changes }) }),
    preflight: () => request<PreflightReport>('GET', 'preflight'),
    publishState: () => request<PublishState>('GET', 'publish'),
    publish: (host: PublishHost) => post<unknown>('publish', { host }),
    cancelPublishing: () => post<unknown>('publish/cancel'),
    openFolder: () => post<unknown>('publish/open'),
    /** `endings` are those that the field takes. */
    upload: (folder: string, name: string, file: Blob, endings: readonly string[]) => {
      const pairs = [['folder', folder], ['name', name], ...endings.map((ending) => ['ending', ending])];
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
