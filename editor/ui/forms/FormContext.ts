import { createContext } from 'react';
import type { Place } from '../../api.ts';
import { hrefOf } from '../state/route.ts';

/** `rowFor` returns the address of the separate form of a group or a list item, on the same screen. */
export const FormContext = createContext({
  rowFor: (place: Place): string => hrefOf({ screen: 'conteudo', place }),
});
