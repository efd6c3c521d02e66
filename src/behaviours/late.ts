// What the main page needs only once someone is there: see signsOfLife.ts and docs/decisions/0015-late-behaviours.md.
import { OFFER_PATH } from '../domain/routes.ts';
import { wakeIslands } from '../islands/wake.ts';
import { startBuyBar } from './buyBar.ts';
import { startDialogBackdrop } from './dialogBackdrop.ts';
import { startManifest } from './manifest.ts';
import { startMenu } from './menu.ts';
import { startOfferTriggers } from './offerTriggers.ts';
import { startPictureViewer } from './pictureViewer.ts';

// In development Astro wakes them itself.
if (import.meta.env.PROD) wakeIslands();
startMenu(window.early?.pressed);
startBuyBar();
startDialogBackdrop();
startPictureViewer();
startManifest();
startOfferTriggers(OFFER_PATH, window.early);
delete window.early;
