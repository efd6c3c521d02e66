import { BigPrice } from '../components/BigPrice.tsx';
import { BuyLink } from '../components/BuyLink.tsx';
import { DeadlineSwitch } from '../components/DeadlineSwitch.tsx';
import { Icon } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import { Picture } from '../components/Picture.tsx';
import type { Content } from '../content-model/schemas.ts';
import type { Checkout } from '../domain/checkout.ts';
import type { Deadline } from '../domain/deadline.ts';
import { formatShortReais } from '../domain/format.ts';

type Props = {
  words: Content['offer'];
  prices: Content['prices'];
  logo: string;
  name: string;
  checkout: Checkout;
  deadline: Deadline | undefined;
};

/** The offer: three prices, the warning, the mockup, the buy link and what stands behind it. */
export function OfferHero({ words, prices, logo, name, checkout, deadline }: Props) {
  return (
    <section className="sky relative overflow-hidden text-white">
      <div className="wrap pt-6 pb-20 md:pb-32">
        <p className="flex items-center gap-2.5 font-title text-[min(1.1875rem,5.5vw)] [line-height:1.25]">
          <Logo file={logo} name={name} className="size-[32px]" />
          {name}
        </p>
        <div className="mt-10 grid items-start gap-10 lg:mt-14 lg:grid-cols-2 lg:gap-16">
          <div>
            <h1 className="headline text-[min(clamp(2.25rem,1.6rem+3vw,3.75rem),13vw)]">{words.heading}</h1>
            <p className="mt-5 max-w-120 text-lg text-mist">{words.text}</p>
          </div>
          <OfferCard words={words} prices={prices} checkout={checkout} deadline={deadline} />
          <Picture
            file={words.mockupImage}
            alt={words.mockupAlt}
            widths={[720, 1200]}
            sizes="(min-width: 64rem) 34rem, 90vw"
            className="mx-auto h-auto w-full max-w-136"
          />
        </div>
      </div>
      <div className="horizon absolute inset-x-[-5%] bottom-[-1px] h-8 md:h-16" />
    </section>
  );
}

function OfferCard({ words, prices, checkout, deadline }: Omit<Props, 'logo' | 'name'>) {
  return (
    <div
      data-hides-buy-bar
      className="rounded-lg bg-sheet padded text-ink lifted lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <div className="flex flex-wrap gap-2">
        <p className="bold rounded-pill bg-ink px-3 py-1.5 text-horizon text-[0.8125rem]">{words.badge}</p>
        <p className="semibold rounded-pill bg-horizon px-3 py-1.5 text-[0.8125rem]">{words.discount}</p>
      </div>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-1 text-soft">
        <p>
          {words.normalLabel} <s>{formatShortReais(prices.list)}</s>
        </p>
        <DeadlineSwitch
          deadline={deadline}
          until={
            <p>
              {words.promotionalLabel} {formatShortReais(prices.promotional)}
            </p>
          }
          after={null}
        />
      </div>
      <p className="mt-5 medium">{words.exclusiveLabel}</p>
      <p className="card flex flex-wrap items-baseline gap-x-4">
        <BigPrice price={formatShortReais(prices.exclusive)} />
        <span className="medium">{words.paymentNote}</span>
      </p>
      <BuyLink checkout={checkout} label={words.buy} className="mt-8 w-full text-lg" />
      <ul className="mt-5 grid gap-x-3 gap-y-2 text-[0.875rem] text-soft min-[22rem]:grid-cols-2">
        {words.trust.map((item) => (
          <li key={item} className="flex items-center gap-1.5">
            <Icon name="check" className="size-4 flex-none text-plum" />
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-6 flex gap-3 rounded-md frame bg-gold p-4 medium">
        <Icon name="warning" className="mt-0.5 size-6 flex-none text-plum" />
        {words.warning}
      </p>
    </div>
  );
}
