// The messages between the editor's server, its interface and the preview.
import type { FieldTree } from '../src/content-model/fieldTree.ts';
import type { ContentIssue, Place } from '../src/content-model/issue.ts';
import type { Name } from '../src/content-model/names.ts';
import type { ContentFile } from '../src/content-model/schemas.ts';

export type { Place } from '../src/content-model/issue.ts';
export type { Path } from '../src/content-model/paths.ts';
export type { ContentFile } from '../src/content-model/schemas.ts';
/** A value as it is in a YAML file: a price is the text "119,00". */
export type YamlValue = string | number | boolean | null | YamlValue[] | { [name: string]: YamlValue };
/** The value of each file; null for a file that cannot be read. */
export type Files = Record<ContentFile, YamlValue>;

/** One change. Its path applies to the content after the previous edits of the same request. */
export type Edit =
  /**
   * Also adds an optional key or group that is missing, or the whole file of a page. `previous` is the value that the
   * interface showed; undefined if it was missing.
   */
  | {
      type: 'set';
      place: Place;
      value: YamlValue;
      previous: YamlValue | undefined;
      /** Values that the interface sent for the same place after `previous`, and that may or may not have arrived. */
      sent?: YamlValue[] | undefined;
    }
  /** Removes an optional key or group, an item of a list, or the whole file of a page. */
  | { type: 'remove'; place: Place }
  /** The place is the list; `index` from 0 to its length. */
  | { type: 'insert'; place: Place; index: number; value: YamlValue }
  /** The place is the list; `to` is the item's index afterwards. */
  | { type: 'move'; place: Place; from: number; to: number };

/**
 * Either all edits are saved or none. Requests of the seller that set the same field with the same label within seconds
 * become one step of the history. The label is Portuguese and names the change in the history: "Preço promocional".
 */
export type EditRequest = {
  edits: Edit[];
  label: string;
  /**
   * The `revision` of the state in which the edits were made, to detect outside changes of lists. Without it only
   * `previous` is compared.
   */
  base?: number;
  /** Who made the edits, if not the seller. */
  by?: 'assistant';
};

/** A problem of the content, described for the seller. With an empty path it concerns the whole file. */
export type Issue = ContentIssue;

/** The content in a response or event. The page ignores it if its revision is older than the one it shows. */
export type ContentState = {
  /** Increases with each change of a content file or an upload, also after a restart. */
  revision: number;
  files: Files;
  uploads: UploadedFile[];
  /** The errors of the current files, which only outside changes can cause. */
  issues: Issue[];
  /** The stops and warnings that do not need the built site. */
  findings: Issue[];
  /** The names that texts may use in braces, with their current values; empty while the content is invalid. */
  names: Name[];
  /** The labels of the steps that undo and redo would take; absent when there is none. */
  undoLabel?: string;
  redoLabel?: string;
};

export type EditResult =
  | { status: 'saved'; state: ContentState }
  /** Nothing was written. */
  | { status: 'invalid'; issues: Issue[] }
  /**
   * The place was changed outside the editor. Nothing was written. To overwrite the change, send the edit again with
   * `previous: theirs`.
   */
  | { status: 'conflict'; place: Place; mine: YamlValue | undefined; theirs: YamlValue | undefined };

/**
 * A file of the uploads folder. `name` is the value of a field, such as "modulos/biblia.webp"; the address is
 * `/uploads/<name>`.
 */
export type UploadedFile = { name: string; width?: number; height?: number };

/**
 * A product that is shipped with the site. GET /api/start lists the products while there is no content, and afterwards
 * returns null. POST /api/start {product: id} replaces the content with a copy of a product.
 */
export type Product = { id: string; name: string; tagline: string };

/** GET /api/state */
export type EditorState = ContentState & {
  /** The origin of the preview's pages: "http://127.0.0.1:4321". */
  previewUrl: string;
  /** The result of `fieldTree()`. */
  fields: FieldTree;
  /** The shipped products, by their folders' names. */
  products: Product[];
};

/** A part of a picture in its upright orientation, in whole pixels. */
export type Crop = { left: number; top: number; width: number; height: number };

/**
 * POST /api/uploads?folder=marca&name=logo.svg&extension=.svg&extension=.png, with the file's bytes as the body and the
 * extensions that the field accepts. With `left`, `top`, `width` and `height`, only this part of a picture is kept; the
 * status is 400 if the part is not inside the picture. `file.name` is the value for the field.
 */
export type UploadResult =
  | { status: 'saved'; file: UploadedFile; state: ContentState }
  | { status: 'refused'; message: string };

/** GET /api/versions: newest first. */
export type Version = {
  id: string;
  /** `first` is the content before the editor's first change, `day` the content at the end of a day. */
  kind: 'first' | 'day' | 'publication';
  /** In milliseconds since 1970. */
  at: number;
  /** Where it was published. */
  host?: PublishHost;
  /** The differences from the previous version. */
  changes: Change[];
  /** The steps that led to it and are still in the history, newest first. */
  steps: HistoryStep[];
  isCurrent: boolean;
};

/** A step of the history. The content after the step can be restored by its id, like a version. */
export type HistoryStep = {
  id: string;
  at: number;
  /** The label of the request, such as "Preço promocional". */
  label: string;
  changes: Change[];
};

/**
 * One changed place. `label` is the Portuguese label of the field; `before` and `after` describe its values, undefined
 * if the field was missing.
 */
export type Change = {
  /** Unique among the changes of its version. */
  id: string;
  place: Place | undefined;
  label: string;
  before: string | undefined;
  after: string | undefined;
  /** Whether this change alone can be reverted. The rules may still refuse it. */
  canRevert: boolean;
};

export type PublishHost = 'cloudflare' | 'zip' | 'folder';

/** GET /api/preflight */
export type PreflightReport =
  | { status: 'done'; findings: Issue[]; passed: string[] }
  /** The site could not be built. Either `issues` or `message` says why. */
  | { status: 'failed'; issues: Issue[]; message?: string };

/** GET /api/publish */
export type PublishState = {
  /** The last publication; undefined if there was none. */
  last?: {
    at: number;
    host: PublishHost;
    /** The final message. */
    text: string;
    /** The site's address, or the written file or folder if it still exists. */
    address: string | undefined;
  };
  /** The changes since the last publication. */
  changes: Change[];
  isRunning: boolean;
};

/** POST /api/publish {host}: responds at once; `publish-progress` events report the progress. */
export type PublishProgress = {
  step: 'check' | 'build' | 'publish' | 'done' | 'failed';
  /** The message for the seller, in Portuguese. */
  text: string;
  /** Whether POST /api/publish/cancel can end it. */
  canCancel?: true;
  /** At `done`: the site's address, or the written file or folder. At `failed`: the page for correcting the cause. */
  address?: string;
  /** At `failed`: the program's output. */
  output?: string;
  /** At `failed`, if the check failed. */
  findings?: Issue[];
};

/** GET /api/events?token=…: the data of each server-sent event is one of these as JSON. */
export type ServerEvent =
  /** The first event of each connection. Only changes after this revision are announced on it. */
  | { type: 'connected'; revision: number }
  | { type: 'content-changed'; from: 'editor' | 'assistant' | 'outside'; state: ContentState }
  | { type: 'publish-progress'; progress: PublishProgress };

/** The body of every response with a status of 400 or higher. The message is Portuguese. */
export type ApiError = { error: string };

export const TOKEN_HEADER = 'x-editor-token';
/**
 * The interface's index.html has `<meta name="editor-token" content="{token}">` and, for styles that libraries add,
 * `<meta property="csp-nonce" nonce="{nonce}">`: the server fills both in.
 */
export const TOKEN_META = 'editor-token';

/** The query parameter with which a previewed page shows how it will look during the promotion. */
export const PROMOTION_PARAMETER = 'durante-a-promocao';

/** The query parameter of the version, a or b, that a page with an A/B test shows. */
export const AB_VERSION_PARAMETER = 'variante';

/** Preview → interface, by postMessage to the interface's origin. */
export type PreviewMessage =
  /**
   * The places that the page shows, without closed dialogs and questions. Sent when the page has loaded (`isLoad`) and
   * after every refresh. The path includes the query.
   */
  | { type: 'places'; path: string; places: Place[]; isLoad: boolean }
  /** `beside` are the other places of the same element: where a button leads, a picture's alternative text. */
  | { type: 'selected'; place: Place; beside: Place[] }
  /** If the page has to be reloaded, the new page reports the end of the refresh. */
  | { type: 'refreshing'; isRefreshing: boolean };

/** Interface → preview, by postMessage to the preview's origin. */
export type InterfaceMessage =
  /** Changes only the shown page. The names in braces of `text` are unfilled. */
  | { type: 'patchText'; place: Place; text: string }
  | { type: 'select'; place: Place | undefined }
  /** Fetches the page again and patches the document. */
  | { type: 'refresh' };
