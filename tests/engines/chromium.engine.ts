import { startChromium } from './chromium.ts';
import { inEngine } from './journey.ts';
import { journeys } from './journeys/all.ts';

inEngine(startChromium, journeys);
