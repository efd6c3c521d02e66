import type { z } from 'astro/zod';
import { group } from '../../fields/field.ts';
import { serviceId } from '../../fields/serviceId.ts';
import { text } from '../../fields/text.ts';
import { TRACKERS, type TrackerName } from '../../trackers/index.ts';

/** The ids are optional, because a content may be older than the site's support for a service. */
const ids = Object.fromEntries(
  TRACKERS.map((tracker) => [tracker.name, serviceId(tracker).optional()]),
) as Record<TrackerName, z.ZodOptional<ReturnType<typeof serviceId>>>;

/** The seller's ids in analytics services, and the texts of the consent notice. */
export const trackingSchema = group(
  {
    ...ids,
    consent: group(
      {
        label: text(40, { label: 'Nome do aviso', help: 'Só para leitores de tela.' }),
        text: text(240, { label: 'Texto', names: ['parceiros'] }),
        refuse: text(20, { label: 'Botão de recusar' }),
        accept: text(20, { label: 'Botão de aceitar' }),
        privacyLink: text(40, { label: 'Link da privacidade' }),
        change: text(40, { label: 'Link para mudar de ideia', help: 'Fica no rodapé.' }),
      },
      {
        label: 'O aviso de cookies',
        help: 'Só aparece com um dos serviços acima. Recusar tem de ser tão fácil quanto aceitar.',
      },
    ),
  },
  { label: 'Rastreio' },
);
