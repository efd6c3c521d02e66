import { ConsentChange } from '../../src/components/ConsentChange.tsx';
import { COUNTDOWN_LABEL_IDS } from '../../src/components/PriceStrip.tsx';
import { helpLink } from '../../src/content-model/helpLink.ts';
import { readPricePhases } from '../../src/content-model/pricePhases.ts';
import { chatLink } from '../../src/domain/chatLink.ts';
import { readDataPractices } from '../../src/domain/dataPractices.ts';
import { formatReais } from '../../src/domain/format.ts';
import { productEvent, readTrackers } from '../../src/domain/trackers.ts';
import { Carousel } from '../../src/islands/Carousel.island.tsx';
import { Countdown } from '../../src/islands/Countdown.island.tsx';
import { About } from '../../src/sections/About.tsx';
import { BuyBar } from '../../src/sections/BuyBar.tsx';
import { ChatButton } from '../../src/sections/ChatButton.tsx';
import { Consent } from '../../src/sections/Consent.tsx';
import { Devices } from '../../src/sections/Devices.tsx';
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
import { OfferFeatures } from '../../src/sections/OfferFeatures.tsx';
import { OfferHero } from '../../src/sections/OfferHero.tsx';
import { OfferPages } from '../../src/sections/OfferPages.tsx';
import { OfferSteps } from '../../src/sections/OfferSteps.tsx';
import { OfferVideo } from '../../src/sections/OfferVideo.tsx';
import { PictureViewer } from '../../src/sections/PictureViewer.tsx';
import { Price } from '../../src/sections/Price.tsx';
import { Privacy } from '../../src/sections/Privacy.tsx';
import { Testimonials } from '../../src/sections/Testimonials.tsx';
import { TopBar } from '../../src/sections/TopBar.tsx';
import { Verse } from '../../src/sections/Verse.tsx';
import type { CompleteContent } from '../support/content.ts';

const light = 'starts-paper ends-paper';
const NOW_MS = Date.UTC(2030, 0, 1);
const EVERYTHING = { metaPixel: '1', googleAnalytics: 'G-1', keepsCampaign: true };

/** Every section of every page, on one content. */
export function AllSections({ content }: { content: CompleteContent }) {
  const {
    brand,
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
  const { phases, announcement } = readPricePhases(content, content, NOW_MS);
  const checkout = { url: links.checkoutExclusive };
  const chatUrl = chatLink(links.chatPhone, links.chatMessage);
  return (
    <>
      <Consent
        words={tracking.consent}
        trackers={readTrackers(tracking)}
        seen={{ usual: productEvent('ViewContent', site.name, prices.promotional) }}
      />
      <TopBar
        logo={brand.logo}
        name={site.name}
        menu={home.menu.map(({ label }) => ({ label, anchor: 'preco' }))}
        labels={words}
        phases={phases}
      />
      <Hero {...home.hero} name={site.name} pages={product.modules} drawings="" />
      <About
        {...home.about}
        light={light}
        features={product.features}
        drawings="/uploads/assets/desenhos.svg"
        video={links.mainVideo}
        labels={words}
        phases={phases}
      />
      <HowItWorks {...home.howItWorks} light={light} />
      <Devices {...home.devices} light={light} />
      <Testimonials
        {...home.testimonials}
        light={light}
        items={proof.testimonials}
        labels={words}
        phases={phases}
      />
      <Included
        {...home.included}
        light={light}
        bonus={product.bonus}
        priceLabels={home.price}
        prices={prices.bonus}
      >
        <Carousel
          labels={words.carousel}
          total={product.modules.length}
          tabs={<ModuleTabs modules={product.modules} />}
        >
          <ModuleSlides modules={product.modules} labels={words} />
        </Carousel>
      </Included>
      <Verse {...home.verse} light={light} />
      <Price
        light={light}
        words={home.price}
        prices={prices}
        proof={proof}
        benefits={product.benefits}
        bonus={product.bonus}
        bonusHeading={home.included.bonusHeading}
        phases={phases}
        announcement={announcement}
        deadline={behaviour.deadline}
        usual={<Countdown labelId={COUNTDOWN_LABEL_IDS.usual} units={words.countdown} />}
        promotion={<Countdown labelId={COUNTDOWN_LABEL_IDS.promotion} units={words.countdown} />}
      />
      <Faq {...home.faq} light={light} />
      <Help {...home.help} light={light} chatUrl={chatUrl} email={seller.email} />
      <Footer site={site} light={light} logo={brand.logo} seller={seller} privacyLabel={privacy.link}>
        <ConsentChange label={tracking.consent.change} />
      </Footer>
      <ChatButton label={words.chat} chatUrl={chatUrl} />
      <BuyBar
        label={words.buyBar}
        callToAction={home.price.buyBarCallToAction}
        phases={phases.map(({ name, priceCents }) => ({ name, price: formatReais(priceCents), checkout }))}
      />
      <PictureViewer labels={words} />
      <Invitation
        {...behaviour.invitation}
        prices={prices}
        priceLabels={home.price}
        phases={phases}
        offerPath="/oferta-exclusiva"
        image={offer.mockupImage}
        closeLabel={words.close}
      />
      <OfferHero
        words={offer}
        prices={prices}
        logo={brand.logo}
        name={site.name}
        checkout={checkout}
        phases={phases}
      />
      <OfferVideo {...offer.video} light={light} video={links.offerVideo} labels={words} />
      <OfferPages {...offer.pages} light={light} modules={product.modules} labels={words} />
      <OfferFeatures
        {...offer.features}
        light={light}
        features={product.features}
        drawings="/uploads/assets/desenhos.svg"
        bonus={product.bonus}
        bonusPrices={prices.bonus}
        bonusHeading={home.included.bonusHeading}
        priceLabels={home.price}
      />
      <OfferSteps {...offer.steps} light={light} />
      <OfferClosing
        {...offer.closing}
        light={light}
        testimonial={proof.testimonials.at(-1)}
        enlarge={words.enlarge}
        callToAction={offer.buy}
        guarantee={home.price}
        checkout={checkout}
        help={helpLink(content)}
      />
      <Privacy
        words={privacy}
        logo={brand.logo}
        name={site.name}
        email={seller.email}
        chatMessage={links.chatMessage}
        practices={readDataPractices(content, NOW_MS, EVERYTHING)}
      />
      <NotFound {...site.notFound} logo={brand.logo} name={site.name} scene="amanhecer" />
    </>
  );
}
