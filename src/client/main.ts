// The pages' script. It is imported when a page has loaded and the browser is idle (layouts/Page.astro). A start
// function that needs markup does nothing on a page without it.
import { startOfferTriggers } from './offer/offerTriggers.ts';
import { startCampaign } from './tracking/campaign.ts';
import { findConsentNotice } from './tracking/consent.ts';
import { startConsentNotice } from './tracking/consentNotice.ts';
import { isDebugging } from './tracking/debugMode.ts';
import { startBuyBar } from './ui/buyBar.ts';
import { startCarousels } from './ui/carousels.ts';
import { startChatButton } from './ui/chatButton.ts';
import { startClocks } from './ui/clocks.ts';
import { startCurrentSection } from './ui/currentSection.ts';
import { startCurrentYear } from './ui/currentYear.ts';
import { startDialogBackdrop } from './ui/dialogBackdrop.ts';
import { startFonts } from './ui/fonts.ts';
import { startMenu } from './ui/menu.ts';
import { startPictureViewer } from './ui/pictureViewer.ts';
import { startVideo } from './ui/video.ts';
import { whenActivated } from './whenActivated.ts';

whenActivated(() => {
  // First, because it reads the height of the top bar: after a change of the page, that would force another layout.
  startBuyBar();
  startFonts();
  startCurrentYear();
  startCurrentSection();
  startMenu();
  startVideo();
  startPictureViewer();
  startDialogBackdrop();
  startChatButton();
  startCampaign();
  startConsentNotice();
  // Imported only if needed: most sites measure nothing.
  if (findConsentNotice()) import('./tracking/tracking.ts').then(({ startTracking }) => startTracking());
  startOfferTriggers();
  startCarousels();
  startClocks();
  if (isDebugging()) import('./tracking/debugPanel.ts').then(({ startDebugPanel }) => startDebugPanel());
});
