import { createContext } from 'react';
import type { Place } from '../../api.ts';
import { hrefOf } from '../state/route.ts';

/** The address of a row's own form, on the same screen. */
export const FormContext = createContext({
  rowFor: (place: Place): string => hrefOf({ screen: 'conteudo', place }),
});
