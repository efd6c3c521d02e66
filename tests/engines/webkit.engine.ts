import { inEngine } from './journey.ts';
import { journeys } from './journeys/all.ts';
import { startWebkit } from './webkit.ts';

inEngine(startWebkit, journeys);
