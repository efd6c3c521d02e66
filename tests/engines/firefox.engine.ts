import { startFirefox } from './firefox.ts';
import { inEngine } from './journey.ts';
import { journeys } from './journeys/all.ts';

inEngine(startFirefox, journeys);
