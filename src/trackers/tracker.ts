import type { ClickId } from './clickIds.ts';
import type { TrackedEvent } from './events.ts';

/** An analytics service, as the build and the editor know it. Browsers never load this. */
export type TrackerRecord<Name extends string = string> = {
  /** The service's key in tracking.yaml. */
  name: Name;
  /** The name of its field in the editor, and what to write there. */
  label: string;
  help: string;
  /** The valid ids in words, to follow "o esperado é". */
  expected: string;
  /** An example id. Publishing with it is refused. */
  example: string;
  /** Whether its ids distinguish small and capital letters. The others are kept in capitals. */
  hasSmallLetters?: boolean;
  /** The longest id, in characters. */
  max: number;
  /** Returns why an id cannot belong to this service; undefined for a valid id. */
  fault: (id: string) => string | undefined;
  /** The company that receives the data. */
  company: string;
  /** Whether the company is in Brazil; the privacy page names the others as companies abroad. */
  isInBrazil?: boolean;
  /** The text of the privacy page about the service, unless the seller writes another. */
  privacy: string;
  /** The parameters by which the service recognizes a person's click. They are stored and passed on only with consent to it. */
  clickIds: readonly ClickId[];
  /** The address of its script. */
  script: (id: string) => string;
  /** The sources that the service's script itself uses, by the directive of the content security policy. */
  sources: Readonly<Record<string, readonly string[]>>;
};

/** A service that measures a visit. It only receives events between `grant` and `revoke`. */
export type TrackingService = {
  grant: () => void;
  send: (event: TrackedEvent) => void;
  /** Sends the event of a followed buy link; `isEarlier`: before the page's script was loaded. */
  sendCheckout: (event: TrackedEvent, isEarlier: boolean) => void;
  revoke: () => void;
};

/** An analytics service, as the pages' script knows it. */
export type TrackerClient<Name extends string = string> = {
  /** The name of its record. */
  name: Name;
  /** Its name in the debug panel. */
  title: string;
  /** Matches the service's cookies, which are deleted when consent ends. */
  cookies?: RegExp;
  /** The key under which the service's script stores data on the device, which are also deleted. */
  storageKey?: string;
  /** Translates an event to the service's name and parameters; undefined if the service does not have the event. */
  translate: (event: TrackedEvent) => [name: string, parameters: object] | undefined;
  /** Prepares the service; `load` loads its script. */
  create: (id: string, load: () => void) => TrackingService;
};

/** Whether an embedding code was pasted in place of an id. */
export const isCode = (text: string): boolean => /[<>(){};=]/.test(text);
