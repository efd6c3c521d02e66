import type { ClickId } from './clickIds.ts';
import type { TrackedEvent } from './events.ts';

/** The data of an analytics service for the build and the editor. Pages never load it. */
export type TrackerRecord<Name extends string = string> = {
  /** The service's key in tracking.yaml. */
  name: Name;
  /** The label and the help of the service's field in the editor. */
  label: string;
  help: string;
  /** A description of the valid ids, which messages show after "o esperado é". */
  expected: string;
  /** An example id. Publishing with it is refused. */
  example: string;
  /** Whether the ids are case-sensitive. Other ids are stored in capitals. */
  isCaseSensitive?: boolean;
  /** The maximum length of an id, in characters. */
  max: number;
  /** Returns a message that tells the seller why an id is invalid; undefined for a valid id. */
  idProblem: (id: string) => string | undefined;
  /** The company that receives the data. */
  company: string;
  /** Whether the company is in Brazil; the privacy page lists other companies as companies abroad. */
  isInBrazil?: boolean;
  /** The privacy page's text about the service, unless the seller writes another. */
  privacy: string;
  /** The click ids of the service. They are stored and passed on only with consent to the service. */
  clickIds: readonly ClickId[];
  /** The address of the service's script for an id. */
  script: (id: string) => string;
  /** The sources that the service's script uses, by directive of the content security policy. */
  cspSources: Readonly<Record<string, readonly string[]>>;
};

/** A service that measures a visit. It receives events only between `grant` and `revoke`. */
export type TrackingService = {
  grant: () => void;
  send: (event: TrackedEvent) => void;
  /** Sends the event of a buy link; `isEarlier`: the link was followed before the page's script was loaded. */
  sendCheckout: (event: TrackedEvent, isEarlier: boolean) => void;
  revoke: () => void;
};

/** The part of an analytics service that the pages' script loads. */
export type TrackerClient<Name extends string = string> = {
  /** The `name` in the service's record. */
  name: Name;
  /** The service's name in the debug panel. */
  title: string;
  /** Matches the service's cookies, which are deleted when consent ends. */
  cookies?: RegExp;
  /** The key of the service's data in local storage, which are also deleted when consent ends. */
  storageKey?: string;
  /** Translates an event to the service's name and parameters; undefined if the service does not have the event. */
  translate: (event: TrackedEvent) => [name: string, parameters: object] | undefined;
  /** Creates the service; `load` loads the service's script at the first call. */
  create: (id: string, load: () => void) => TrackingService;
};

/** Whether an embedding code was pasted in place of an id. */
export const isCode = (text: string): boolean => /[<>(){};=]/.test(text);
