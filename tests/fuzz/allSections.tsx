import { ConsentChange } from '../../src/components/ConsentChange.tsx';
import { readPricePhases } from '../../src/content-model/pricePhases.ts';
import { type Content, pageAt, pagesOf, shownSections } from '../../src/content-model/schemas.ts';
import { siteUses } from '../../src/content-model/siteUses.ts';
import { chatLink } from '../../src/domain/chatLink.ts';
import { readDataPractices } from '../../src/domain/dataPractices.ts';
import { formatReais } from '../../src/domain/format.ts';
import { BuyBar } from '../../src/layouts/BuyBar.tsx';
import { ChatButton } from '../../src/layouts/ChatButton.tsx';
import { Consent } from '../../src/layouts/Consent.tsx';
import { Footer } from '../../src/layouts/Footer.tsx';
import { Invitation } from '../../src/layouts/Invitation.tsx';
import { NotFound } from '../../src/layouts/NotFound.tsx';
import { PictureViewer } from '../../src/layouts/PictureViewer.tsx';
import { Privacy } from '../../src/layouts/Privacy.tsx';
import { TopBar } from '../../src/layouts/TopBar.tsx';
import { sectionView } from '../../src/sections/components.ts';
import type { PageContext } from '../../src/sections/context.ts';
import { usedTrackers } from '../../src/trackers/index.ts';

const NOW_MS = Date.UTC(2030, 0, 1);
const DRAWINGS = '/uploads/assets/desenhos.svg';

/** Every page of a content, with its sections and what surrounds them. */
export function AllSections({ content }: { content: Content }) {
  const { brand, site, interface: words, offers, product, proof, privacy, tracking } = content;
  const { phases, announcement } = readPricePhases(content, content, NOW_MS);
  const { phone, message, label } = site.chat;
  const url = chatLink(phone, message);
  const shared = { brand, site, words, offers, product, proof, phases, announcement };
  const chatUrl = phone ? url : undefined;
  return (
    <>
      <Consent words={tracking.consent} trackers={usedTrackers(tracking)} seen={{}} />
      {pagesOf(content, 'hidden').map(({ file, page }) => {
        const context: PageContext = {
          ...shared,
          page,
          file,
          chatUrl,
          drawings: DRAWINGS,
          formatPrice: formatReais,
        };
        const destination = page.leave && pageAt(content, page.leave.to);
        return (
          <div key={file}>
            <TopBar context={context} />
            {shownSections(page).map((section, index) => {
              const { Component, props } = sectionView(section, { context, index, light: '' });
              return <Component key={props.id} {...props} />;
            })}
            <BuyBar context={context} />
            {page.leave && destination && (
              <Invitation
                context={context}
                leave={page.leave}
                destination={destination}
                formatPrice={formatReais}
              />
            )}
          </div>
        );
      })}
      <Footer content={content} light="">
        <ConsentChange label={tracking.consent.change} />
      </Footer>
      <ChatButton label={words.chat} chatUrl={url} />
      <PictureViewer labels={words} />
      <Privacy
        words={privacy}
        logo={brand.logo}
        name={site.name}
        email={site.seller.email}
        chatMessage={message}
        practices={readDataPractices(siteUses(content, NOW_MS))}
      />
      <NotFound
        words={site.notFound}
        logo={brand.logo}
        name={site.name}
        scene={brand.scene}
        help={{ label, url }}
      />
    </>
  );
}
