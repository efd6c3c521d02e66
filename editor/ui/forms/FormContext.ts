import { createContext } from 'react';
import type { Place } from '../../api.ts';
import { hrefOf } from '../state/route.ts';

/** Where a form's rows lead: to the same screen, with the row's own form. */
export const FormContext = createContext({
  rowFor: (place: Place): string => hrefOf({ screen: 'conteudo', place }),
});
