// src/pages/index.astro as a client-rendered app: the same sections in the same order, the same behaviours.

import { data } from 'virtual:spa-data';
import { useEffect } from 'react';
import { startBuyBar } from '../../src/behaviours/buyBar.ts';
import { startChatButton } from '../../src/behaviours/chatButton.ts';
import { startCheckoutTracking } from '../../src/behaviours/checkoutTracking.ts';
import { startCurrentYear } from '../../src/behaviours/currentYear.ts';
import { startDialogBackdrop } from '../../src/behaviours/dialogBackdrop.ts';
import { startMenu } from '../../src/behaviours/menu.ts';
import { startOfferTriggers } from '../../src/behaviours/offerTriggers.ts';
import { startPictureViewer } from '../../src/behaviours/pictureViewer.ts';
import { startVideoPlayers } from '../../src/behaviours/videoPlayer.ts';
import { OFFER_PATH } from '../../src/domain/routes.ts';
import { Carousel } from '../../src/islands/Carousel.island.tsx';
import { Countdown } from '../../src/islands/Countdown.island.tsx';
import { About } from '../../src/sections/About.tsx';
import { BuyBar } from '../../src/sections/BuyBar.tsx';
import { ChatButton } from '../../src/sections/ChatButton.tsx';
import { Faq } from '../../src/sections/Faq.tsx';
import { Footer } from '../../src/sections/Footer.tsx';
import { Help } from '../../src/sections/Help.tsx';
import { Hero } from '../../src/sections/Hero.tsx';
import { HowItWorks } from '../../src/sections/HowItWorks.tsx';
import { Included } from '../../src/sections/Included.tsx';
import { Invitation } from '../../src/sections/Invitation.tsx';
import { ModuleSlides } from '../../src/sections/ModuleSlides.tsx';
import { PictureViewer } from '../../src/sections/PictureViewer.tsx';
import { Price } from '../../src/sections/Price.tsx';
import { Testimonials } from '../../src/sections/Testimonials.tsx';
import { TopBar } from '../../src/sections/TopBar.tsx';

const { content, deadline, checkoutA, checkoutB, chatUrl } = data;
const { site, interface: words, prices, links, proof, product, home, behaviour, seller, privacy } = content;
const { scrollRedirect, exitIntent, leavePrompt, leaveMessage, countdown, invitation } = behaviour;

const STARTS = [
  startDialogBackdrop,
  startPictureViewer,
  startVideoPlayers,
  startCurrentYear,
  startCheckoutTracking,
  startMenu,
  startBuyBar,
  startChatButton,
  () => startOfferTriggers(OFFER_PATH),
];

export function App() {
  useEffect(() => {
    for (const start of STARTS) start();
  }, []);
  return (
    <>
      <a className="skip-link button fixed start-4 top-3 z-30 bg-white text-ink" href="#conteudo">
        {words.skipLink}
      </a>
      <TopBar name={site.name} menu={site.menu} labels={words} />
      <main
        id="conteudo"
        tabIndex={-1}
        data-scroll-redirect={scrollRedirect}
        data-exit-intent={exitIntent}
        data-leave-message={leavePrompt === 'on' ? leaveMessage : undefined}
      >
        <Hero {...home.hero} />
        <About
          {...home.about}
          features={product.features}
          video={links.mainVideo}
          labels={words}
          checkout={checkoutA}
        />
        <HowItWorks {...home.howItWorks} devices={home.devices} />
        <Testimonials
          {...home.testimonials}
          items={proof.testimonials}
          enlargeLabel={words.enlarge}
          checkout={checkoutB}
        />
        <Included {...home.included} bonus={product.bonus}>
          <Carousel labels={words.carousel} total={product.modules.length}>
            <ModuleSlides modules={product.modules} labels={words.carousel} />
          </Carousel>
        </Included>
        <Price
          words={home.price}
          prices={prices}
          proof={proof}
          benefits={product.benefits}
          checkout={checkoutB}
          deadline={deadline}
        >
          {countdown !== 'off' && (
            <Countdown
              label={home.price.countdownLabel}
              units={words.countdown}
              deadlineMs={deadline?.atMs}
            />
          )}
        </Price>
        <Faq {...home.faq} />
        <Help {...home.help} chatUrl={chatUrl} />
        <BuyBar
          label={words.buyBar}
          callToAction={home.price.buyBarCallToAction}
          prices={prices}
          checkout={checkoutB}
          deadline={deadline}
        />
      </main>
      <Footer
        {...site.footer}
        name={site.name}
        tagline={site.tagline}
        seller={seller}
        privacyLabel={privacy.link}
        year={new Date().getFullYear()}
      />
      <ChatButton label={words.chat} chatUrl={chatUrl} />
      <PictureViewer label={words.enlargedLabel} closeLabel={words.close} />
      {[scrollRedirect, exitIntent].includes('dialog') && (
        <Invitation {...invitation} offerPath={OFFER_PATH} closeLabel={words.close} />
      )}
      <span id="new-tab" hidden>
        {words.opensInNewTab}
      </span>
    </>
  );
}
