import type { Content } from '../content-model/schemas.ts';
import consent from '../styles/consent.css?inline';
import invitation from '../styles/invitation.css?inline';
import { LAYERS } from '../styles/layers.ts';
import calendar from './hero/calendar.css?inline';
import checklist from './hero/checklist.css?inline';
import picture from './hero/picture.css?inline';
import routine from './hero/routine.css?inline';
import table from './hero/table.css?inline';
import tasks from './hero/tasks.css?inline';
import view from './hero/view.css?inline';
import window from './hero/window.css?inline';
import manyTestimonials from './manyTestimonials.css?inline';
import oneTestimonial from './oneTestimonial.css?inline';
import timeLeft from './timeLeft.css?inline';
import twoTestimonials from './twoTestimonials.css?inline';

const CARDS = {
  rotina: [tasks, routine],
  lista: [tasks, checklist],
  tabela: [view, table],
  calendario: [view, calendar],
  imagem: [picture],
};

type Dialogs = { hasConsent: boolean; hasInvitation: boolean };

/** The styles of what a content chooses on the main page: Astro alone would send those of every choice. */
export const contentStyles = (
  { home: { hero }, proof, behaviour, prices }: Content,
  { hasConsent, hasInvitation }: Dialogs,
): string =>
  [
    LAYERS,
    ...CARDS[hero.planner.kind],
    ...(hero.workspace ? [window] : []),
    ...(proof.testimonials.length === 1 ? [oneTestimonial] : []),
    ...(proof.testimonials.length === 2 ? [twoTestimonials] : []),
    ...(proof.testimonials.length > 3 ? [manyTestimonials] : []),
    ...(behaviour.countdown === 'deadline' || prices.promotion ? [timeLeft] : []),
    ...(hasConsent ? [consent] : []),
    ...(hasInvitation ? [invitation] : []),
  ].join('');

/** The styles of the consent notice, for a page without the other choices. */
export const consentStyles = LAYERS + consent;
