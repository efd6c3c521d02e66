// The messages between the editor's server, its interface and the preview.
import type { FieldTree } from '../src/content-model/fieldTree.ts';
import type { ContentIssue, FieldRef } from '../src/content-model/issue.ts';
import type { Name } from '../src/content-model/names.ts';
import type { ContentFile } from '../src/content-model/schemas.ts';

export type { Path } from '../src/content-model/paths.ts';
export type { ContentFile } from '../src/content-model/schemas.ts';
/** A field or group of the content, or an item of one of its lists. The empty path is the whole file. */
export type Place = FieldRef;
/** A value as the YAML writes it: a price is the text "119,00". */
export type Written = string | number | boolean | null | Written[] | { [name: string]: Written };
/** The value of each file; null for one that cannot be read. */
export type Files = Record<ContentFile, Written>;

/** Paths count from the content as the edits before it in the same request leave it. */
export type Edit =
  /** Also writes an optional key or group that is missing, or a page's whole file. `previous` is what the interface showed, undefined for what was missing. */
  | {
      type: 'set';
      place: Place;
      value: Written;
      previous: Written | undefined;
      /** Values of the same page that came between, and may have arrived or not. */
      sent?: Written[] | undefined;
    }
  /** An optional key or group, an item of a list, or a page's whole file. */
  | { type: 'remove'; place: Place }
  /** The place is the list; `index` from 0 to its length. */
  | { type: 'insert'; place: Place; index: number; value: Written }
  /** The place is the list; `to` is the item's index afterwards. */
  | { type: 'move'; place: Place; from: number; to: number };

/**
 * All of it is saved or nothing. Edits of the same field with the same label become one step of the history while they
 * follow each other within seconds. The label is Portuguese and names the change in the history: "Preço promocional".
 */
export type EditRequest = {
  edits: Edit[];
  label: string;
  /** `revision` of the state that the edits were made on, to detect outside changes of lists. Without it only `previous` is compared. */
  base?: number;
};

/** What is wrong with the content, in the seller's words. With an empty path it concerns the file. */
export type Issue = ContentIssue;

/** Every answer and event with content has a revision: the page ignores one that is older than what it shows. */
export type ContentState = {
  /** Grows with each change of a content file or an upload, also over restarts. */
  revision: number;
  files: Files;
  uploads: UploadedFile[];
  /** What is wrong with the files as they are, by changes from outside; empty otherwise. */
  issues: Issue[];
  /** What keeps the site from being published, and the warnings, as far as they do not need the built site. */
  findings: Issue[];
  /** The names that texts may use in braces, with their present values; empty while the content is invalid. */
  names: Name[];
  /** The labels of the steps that undo and redo would take; absent when there is none. */
  undoLabel?: string;
  redoLabel?: string;
};

export type EditResult =
  | { status: 'saved'; state: ContentState }
  /** Nothing was written. */
  | { status: 'invalid'; issues: Issue[] }
  /** The place was changed outside meanwhile. Nothing was written. To overwrite, send the edit again with `previous: theirs`. */
  | { status: 'conflict'; place: Place; mine: Written | undefined; theirs: Written | undefined };

/** A file of the uploads folder; `name` is as the content writes it: "modulos/biblia.webp", shown at `/uploads/<name>`. */
export type UploadedFile = { name: string; width?: number; height?: number };

/**
 * A product that is shipped with the site. GET /api/start lists them while there is no content, and answers null once there is.
 * POST /api/start {product: id} makes the content a copy of one.
 */
export type Product = { id: string; name: string; tagline: string };

/** GET /api/state */
export type EditorState = ContentState & {
  /** The origin of the preview's pages: "http://127.0.0.1:4321". */
  previewUrl: string;
  /** What `fieldTree()` answers. */
  fields: FieldTree;
  /** The shipped products, by their folders' names. */
  products: Product[];
};

/** A part of a picture as it is shown, upright, in whole pixels. */
export type Crop = { left: number; top: number; width: number; height: number };

/**
 * POST /api/uploads?folder=marca&name=logo.svg&ending=.svg&ending=.png, with the file's bytes as the body and the endings that
 * the field takes; with `left`, `top`, `width` and `height` too, only this part of a picture is kept: 400 when it is not inside
 * the picture. `name` is what to write into the field.
 */
export type UploadResult =
  | { status: 'saved'; file: UploadedFile; state: ContentState }
  | { status: 'refused'; message: string };

/** GET /api/versions: newest first. */
export type Version = {
  id: string;
  /** `first` is the content as it was before the editor's first change; `day` as a day left it. */
  kind: 'first' | 'day' | 'publication';
  /** In milliseconds since 1970. */
  at: number;
  /** Where it was published. */
  host?: PublishHost;
  /** How it differs from the version before it. */
  changes: Change[];
  /** The steps that led to it, as far as the history has them: newest first. */
  moments: Moment[];
  isCurrent: boolean;
};

/** The content as a step left it; its id is restored as a version's. */
export type Moment = {
  id: string;
  at: number;
  /** What was changed: "Preço promocional". */
  label: string;
  changes: Change[];
};

/** One changed place. `label` is the field's in Portuguese, `before` and `after` its value in words, undefined for what was missing. */
export type Change = {
  /** Unique among the changes of its version. */
  id: string;
  place: Place | undefined;
  label: string;
  before: string | undefined;
  after: string | undefined;
  /** Whether it alone can be taken back, as far as the place shows: the rules may still refuse it. */
  canReturn: boolean;
};

export type PublishHost = 'cloudflare' | 'zip' | 'folder';

/** GET /api/preflight */
export type PreflightReport =
  | { status: 'done'; findings: Issue[]; fine: string[] }
  /** The site could not be built; `issues` of the content, else `message`. */
  | { status: 'failed'; issues: Issue[]; message?: string };

/** GET /api/publish */
export type PublishState = {
  /** Undefined until the site has been published from here. */
  last?: {
    at: number;
    host: PublishHost;
    /** The message at `done`. */
    text: string;
    /** The site's address, or the file or folder that was written, while it is there. */
    address: string | undefined;
  };
  /** What changed since then. */
  changes: Change[];
  isRunning: boolean;
};

/** POST /api/publish {host}: answers at once; `publish-progress` events report the rest. */
export type PublishProgress = {
  step: 'check' | 'build' | 'publish' | 'done' | 'failed';
  /** Portuguese, for the seller. */
  text: string;
  /** Whether POST /api/publish/cancel ends it. */
  canCancel?: true;
  /** At `done`: the site's address, or the file or folder that was written. At `failed`: the page where it is mended. */
  address?: string;
  /** At `failed`: the program's output. */
  output?: string;
  /** At `failed` of `check`. */
  findings?: Issue[];
};

/** GET /api/events?token=…: each message of the event source is one of these as JSON. */
export type ServerEvent =
  | { type: 'content-changed'; from: 'editor' | 'outside'; state: ContentState }
  | { type: 'publish-progress'; progress: PublishProgress };

/** Every answer with a status from 400 on. The message is Portuguese. */
export type ApiError = { error: string };

export const TOKEN_HEADER = 'x-editor-token';
/**
 * The interface's index.html has `<meta name="editor-token" content="{token}">` and, for styles that libraries add,
 * `<meta property="csp-nonce" nonce="{nonce}">`: the server fills both in.
 */
export const TOKEN_META = 'editor-token';

/** The parameter in a previewed page's address with which it shows itself as it will be during the promotion. */
export const DURING_PROMOTION = 'durante-a-promocao';

/** Preview → interface, by postMessage to the interface's origin. */
export type PreviewMessage =
  /**
   * What the page shows, once it has loaded (`isLoad`) and after every change of it, without closed dialogs and questions.
   * The path has its query.
   */
  | { type: 'places'; path: string; places: Place[]; isLoad: boolean }
  /** `beside` are the other places of the same element: where a button leads, a picture's alternative text. */
  | { type: 'selected'; place: Place; beside: Place[] }
  /** The next page reports the end, where this one has to be loaded again. */
  | { type: 'refreshing'; isRefreshing: boolean };

/** Interface → preview, by postMessage to the preview's origin. */
export type InterfaceMessage =
  /** `text` is as in the content, with its names in braces. Changes only what the page shows. */
  | { type: 'patchText'; place: Place; text: string }
  | { type: 'select'; place: Place | undefined }
  /** Fetches the page again and patches the document. */
  | { type: 'refresh' };
