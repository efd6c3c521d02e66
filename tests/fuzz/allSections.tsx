import { ConsentChange } from '../../src/components/ConsentChange.tsx';
import type { Content } from '../../src/content-model/schemas.ts';
import { chatLink } from '../../src/domain/chatLink.ts';
import { initiateCheckout } from '../../src/domain/checkout.ts';
import { readDataPractices } from '../../src/domain/dataPractices.ts';
import { readDeadline } from '../../src/domain/deadline.ts';
import { formatReais } from '../../src/domain/format.ts';
import { readTrackers, viewContent } from '../../src/domain/trackers.ts';
import { Carousel } from '../../src/islands/Carousel.island.tsx';
import { Countdown } from '../../src/islands/Countdown.island.tsx';
import { About } from '../../src/sections/About.tsx';
import { BuyBar } from '../../src/sections/BuyBar.tsx';
import { ChatButton } from '../../src/sections/ChatButton.tsx';
import { Consent } from '../../src/sections/Consent.tsx';
import { Faq } from '../../src/sections/Faq.tsx';
import { Footer } from '../../src/sections/Footer.tsx';
import { Help } from '../../src/sections/Help.tsx';
import { Hero } from '../../src/sections/Hero.tsx';
import { HowItWorks } from '../../src/sections/HowItWorks.tsx';
import { Included } from '../../src/sections/Included.tsx';
import { Invitation } from '../../src/sections/Invitation.tsx';
import { ModuleSlides } from '../../src/sections/ModuleSlides.tsx';
import { ModuleTabs } from '../../src/sections/ModuleTabs.tsx';
import { NotFound } from '../../src/sections/NotFound.tsx';
import { OfferClosing } from '../../src/sections/OfferClosing.tsx';
import { OfferDetails } from '../../src/sections/OfferDetails.tsx';
import { OfferHero } from '../../src/sections/OfferHero.tsx';
import { PictureViewer } from '../../src/sections/PictureViewer.tsx';
import { COUNTDOWN_LABEL_ID, Price } from '../../src/sections/Price.tsx';
import { Privacy } from '../../src/sections/Privacy.tsx';
import { RightsLine } from '../../src/sections/RightsLine.tsx';
import { Testimonials } from '../../src/sections/Testimonials.tsx';
import { TopBar } from '../../src/sections/TopBar.tsx';
import { Verse } from '../../src/sections/Verse.tsx';

const YEAR = 2030;
const NOW_MS = Date.UTC(2030, 0, 1);
const EVERYTHING = { metaPixel: '1', googleAnalytics: 'G-1', keepsCampaign: true };

/** Every section of every page, on one content. */
export function AllSections({ content }: { content: Content }) {
  const {
    site,
    interface: words,
    prices,
    links,
    proof,
    product,
    home,
    offer,
    behaviour,
    seller,
    privacy,
    tracking,
  } = content;
  const deadline = readDeadline(behaviour, NOW_MS);
  const checkout = {
    url: links.checkoutB,
    urlAfterDeadline: deadline?.checkoutUrl,
    tracked: initiateCheckout(site.name, prices.trackedValue),
  };
  const chatUrl = chatLink(links.chatPhone, links.chatMessage);
  return (
    <>
      <Consent
        words={tracking.consent}
        trackers={readTrackers(tracking)}
        seen={viewContent(site.name, prices.promotional)}
      />
      <TopBar
        name={site.name}
        menu={site.menu}
        labels={words}
        callToAction={home.price.buyBarCallToAction}
        deadline={deadline}
      />
      <Hero {...home.hero} name={site.name} pages={product.modules} />
      <About
        {...home.about}
        features={product.features}
        video={links.mainVideo}
        labels={words}
        checkout={checkout}
      />
      <HowItWorks {...home.howItWorks} devices={home.devices} />
      <Testimonials
        {...home.testimonials}
        items={proof.testimonials}
        enlargeLabel={words.enlarge}
        checkout={checkout}
      />
      <Included {...home.included} bonus={product.bonus} priceLabels={home.price} prices={prices.bonus}>
        <Carousel
          labels={words.carousel}
          total={product.modules.length}
          tabs={<ModuleTabs modules={product.modules} />}
        >
          <ModuleSlides modules={product.modules} labels={words} />
        </Carousel>
      </Included>
      <Verse {...home.verse} />
      <Price
        words={home.price}
        prices={prices}
        proof={proof}
        benefits={product.benefits}
        bonus={product.bonus}
        checkout={checkout}
        deadline={deadline}
      >
        <Countdown labelId={COUNTDOWN_LABEL_ID} units={words.countdown} />
      </Price>
      <Faq {...home.faq} />
      <Help {...home.help} chatUrl={chatUrl} />
      <BuyBar
        label={words.buyBar}
        callToAction={home.price.buyBarCallToAction}
        price={formatReais(prices.promotional)}
        priceAfterDeadline={formatReais(prices.list)}
        checkout={checkout}
        deadline={deadline}
      />
      <Footer
        {...site.footer}
        name={site.name}
        tagline={site.tagline}
        seller={seller}
        privacyLabel={privacy.link}
        year={YEAR}
      >
        <ConsentChange label={tracking.consent.change} />
      </Footer>
      <ChatButton label={words.chat} chatUrl={chatUrl} />
      <PictureViewer labels={words} />
      <Invitation
        {...behaviour.invitation}
        prices={prices}
        priceLabels={home.price}
        deadline={deadline}
        offerPath="/oferta-exclusiva"
        closeLabel={words.close}
      />
      <OfferHero words={offer} prices={prices} name={site.name} checkout={checkout} deadline={deadline} />
      <OfferDetails
        words={offer}
        devices={home.devices}
        features={product.features}
        modules={product.modules}
        video={links.offerVideo}
        labels={words}
      />
      <OfferClosing words={offer} afterPayment={home.price.afterPayment} checkout={checkout} />
      <RightsLine
        name={site.name}
        independence={site.footer.independence}
        rights={site.footer.rights}
        seller={seller}
        privacyLabel={privacy.link}
        year={YEAR}
      />
      <Privacy
        words={privacy}
        name={site.name}
        email={seller.email}
        chatMessage={links.chatMessage}
        practices={readDataPractices({ links, behaviour }, EVERYTHING)}
      />
      <NotFound {...site.notFound} />
    </>
  );
}
