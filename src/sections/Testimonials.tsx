import { BuyLink } from '../components/BuyLink.tsx';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { Stars } from '../components/Stars.tsx';
import { fullPictureUrl } from '../components/uploads.ts';
import type { Content } from '../content-model/schemas.ts';
import type { Checkout } from '../domain/checkout.ts';

type Props = Content['home']['testimonials'] & {
  items: Content['proof']['testimonials'];
  enlargeLabel: string;
  checkout: Checkout;
};

export function Testimonials({
  heading,
  rating,
  people,
  callToAction,
  items,
  enlargeLabel,
  checkout,
}: Props) {
  return (
    <section id="depoimentos" className="band bg-day">
      <div className="wrap">
        <h2 className="title max-w-[13em]">{heading}</h2>
        <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <Stars className="text-[#b4690e]" />
          {rating}
        </p>
        <p className="mt-2">{people}</p>
        <ul className="mt-10 grid gap-8 sm:grid-cols-2 md:grid-cols-3 lg:gap-12">
          {items.map(({ name, image, alt }) => (
            <li key={name}>
              <a
                href={fullPictureUrl(image)}
                target="_blank"
                data-enlarge
                className="group block"
                rel="noopener"
              >
                <Picture
                  file={image}
                  alt={alt}
                  widths={[360, 480, 720]}
                  sizes="(min-width: 74rem) 21rem, (min-width: 48rem) 28vw, (min-width: 40rem) 43vw, 90vw"
                  className="frame raised h-auto w-full rounded-md"
                />
                <span className="mt-4 flex flex-wrap items-center justify-between gap-x-3">
                  <strong className="semibold">{name}</strong>
                  <span className="flex items-center gap-2 text-sm text-soft group-hover:text-ink">
                    {enlargeLabel}
                    <Icon name="enlarge" className="size-5" />
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <BuyLink checkout={checkout} label={callToAction} className="mt-12 w-full sm:w-auto sm:px-12" />
      </div>
    </section>
  );
}
