// The routes of the API: each reads the request, calls the store and notifies every open page.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'astro/zod';
import { PRODUCTS_FOLDER } from '../../src/content-model/productFolders.ts';
import type { Crop, EditorState, EditResult, Product, UploadResult } from '../api.ts';
import { MAX_FILE_BYTES } from '../store/files.ts';
import { listProducts } from '../store/products.ts';
import type { Store } from '../store/store.ts';
import { CropOutside, saveUpload, TOO_LARGE } from '../store/uploads.ts';
import type { Events } from './events.ts';
import { HttpError, readBody, sendJson } from './http.ts';
import type { Preflight } from './preflight.ts';
import type { Publishing } from './publishing.ts';
import {
  anyBody,
  BODY_TOO_LARGE,
  cropParameters,
  editRequest,
  MAX_JSON_BYTES,
  publishRequest,
  restoreRequest,
  sizeProblem,
  startRequest,
  undoRequest,
} from './requests.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse; searchParams: URLSearchParams };
export type Route = (exchange: Exchange) => Promise<void>;

type Parts = {
  store: Store;
  events: Events;
  preflight: Preflight;
  publishing: Publishing;
  previewOrigin: Promise<string>;
};

async function readJson<Value>(request: IncomingMessage, schema: z.ZodType<Value>): Promise<Value> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpError(415, 'O editor só entende JSON aqui');
  }
  const body = await readBody(request, MAX_JSON_BYTES, BODY_TOO_LARGE);
  try {
    return schema.parse(JSON.parse(body.toString()));
  } catch {
    throw new HttpError(400, 'O editor não entendeu o pedido: recarregue a página');
  }
}

const WRONG_CROP = 'O recorte não fica dentro da imagem: escolha-o de novo';

/** @throws HttpError 400 for a malformed crop */
function cropIn(searchParams: URLSearchParams): Crop | undefined {
  const names = ['left', 'top', 'width', 'height'].filter((name) => searchParams.has(name));
  const { success, data } = cropParameters.safeParse(
    Object.fromEntries(names.map((name) => [name, searchParams.get(name)])),
  );
  if (!success) throw new HttpError(400, WRONG_CROP);
  return data;
}

const get =
  (answer: () => unknown): Route =>
  async ({ response }) =>
    sendJson(response, 200, await answer());

const post =
  <Value>(schema: z.ZodType<Value>, answer: (value: Value) => unknown): Route =>
  async ({ request, response }) =>
    sendJson(response, 200, await answer(await readJson(request, schema)));

/** Lets the seller choose one of the shipped products. */
const postStart = (answer: (product: Product) => unknown): Route =>
  post(startRequest, ({ product }) => {
    const found = listProducts().find(({ id }) => id === product);
    if (!found) throw new HttpError(404, 'Este produto não existe mais');
    return answer(found);
  });

/** The routes while there is no content: they ask from which product to start. */
export const firstScreenRoutes = (start: (product: Product) => void): Record<string, Route> => ({
  'GET /api/start': get(listProducts),
  'POST /api/start': postStart((product) => {
    start(product);
    return {};
  }),
});

export function createRoutes({
  store,
  events,
  preflight,
  publishing,
  previewOrigin,
}: Parts): Record<string, Route> {
  /** Notifies every open page of a saved change, including the sender. */
  function announced<Result extends EditResult | UploadResult>(
    result: Result,
    from: 'editor' | 'assistant' = 'editor',
  ): Result {
    if (result.status === 'saved') events.send({ type: 'content-changed', from, state: result.state });
    return result;
  }

  const state = async (): Promise<EditorState> => {
    const previewUrl = await previewOrigin;
    store.refresh();
    return {
      ...store.state(),
      fields: store.fields,
      previewUrl,
      products: listProducts(),
    };
  };

  const upload: Route = async ({ request, response, searchParams }) => {
    const crop = cropIn(searchParams);
    const bytes = await readBody(request, MAX_FILE_BYTES, TOO_LARGE);
    const by = searchParams.get('by') === 'assistant' ? 'assistant' : undefined;
    const result = await saveUpload(store, bytes, {
      folder: searchParams.get('folder') ?? 'imagens',
      name: searchParams.get('name') ?? '',
      extensions: searchParams.getAll('extension'),
      crop,
      by,
    }).catch((error: unknown) => {
      throw error instanceof CropOutside ? new HttpError(400, WRONG_CROP) : error;
    });
    sendJson(response, 200, announced(result, by));
  };

  return {
    'GET /api/state': get(state),
    'GET /api/events': async ({ response }) => events.connect(response, store.revision()),
    'POST /api/edits': post(editRequest, (request) => {
      const problem = sizeProblem(request);
      if (problem) throw new HttpError(413, problem);
      return announced(store.edit(request), request.by);
    }),
    'POST /api/undo': post(undoRequest, ({ by }) => announced(store.undo(), by)),
    'POST /api/redo': post(anyBody, () => announced(store.redo())),
    'GET /api/versions': get(() => store.versions()),
    'POST /api/versions/restore': post(restoreRequest, ({ id, changes }) => {
      const result = changes ? store.revert(id, changes) : store.restore(id);
      if (!result) throw new HttpError(404, 'Isto mudou de novo, e já não dá para desfazer');
      return announced(result);
    }),
    'GET /api/start': get(() => null),
    'POST /api/start': postStart(({ id, name }) =>
      announced(store.startFrom(`${PRODUCTS_FOLDER}/${id}`, `Começar de: ${name}`)),
    ),
    'POST /api/uploads': upload,
    'GET /api/preflight': get(() => preflight.run()),
    'GET /api/publish': get(() => publishing.state()),
    'POST /api/publish/cancel': post(anyBody, () => publishing.cancel()),
    'POST /api/publish/open': post(anyBody, () => publishing.openFolder()),
    'POST /api/publish': post(publishRequest, ({ host }) => publishing.start(host)),
  };
}
