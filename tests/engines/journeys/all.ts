import { describe } from 'vitest';
import type { Journey } from '../journey.ts';
import { carouselJourneys } from './carousel.ts';
import { checkoutJourneys } from './checkout.ts';
import { countdownJourneys } from './countdown.ts';
import { layoutJourneys } from './layout.ts';
import { menuJourneys } from './menu.ts';
import { plainJourneys } from './plain.ts';
import { questionJourneys } from './questions.ts';
import { videoJourneys } from './video.ts';
import { viewerJourneys } from './viewer.ts';
import {
  exitIntentJourneys,
  invitationJourneys,
  leavePromptJourneys,
  scrollRedirectJourneys,
} from './waysToOffer.ts';

const groups: Record<string, (journey: Journey) => void> = {
  layout: layoutJourneys,
  menu: menuJourneys,
  questions: questionJourneys,
  carousel: carouselJourneys,
  countdown: countdownJourneys,
  checkout: checkoutJourneys,
  video: videoJourneys,
  'enlarged picture': viewerJourneys,
  'scroll redirect': scrollRedirectJourneys,
  'exit intent': exitIntentJourneys,
  'leave prompt': leavePromptJourneys,
  invitation: invitationJourneys,
  'plain pages': plainJourneys,
};

/** Every journey, in groups. */
export function journeys(journey: Journey): void {
  for (const [name, describeGroup] of Object.entries(groups)) describe(name, () => describeGroup(journey));
}
