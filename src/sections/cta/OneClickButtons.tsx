import { LINK_LOOKS } from '../../components/BuyLink.tsx';
import { TargetLink } from '../../components/TargetLink.tsx';
import type { OneClick } from '../../domain/oneClick.ts';
import type { SectionProps } from '../context.ts';
import { CTA_BUTTON_CLASSES } from './CtaButtons.tsx';

type Props = Pick<SectionProps<'cta'>, 'section' | 'context' | 'phases'> & {
  oneClick: OneClick;
  isCentred: boolean;
};

/**
 * The buttons of a call to action with one-click purchase. Once the platform's script has loaded, client/ui/oneClick.js
 * replaces the first button with the platform's button and a link to the checkout below it. Implements
 * docs/behaviour.md#one-click.
 */
export function OneClickButtons({ section, context, phases, oneClick, isCentred }: Props) {
  const [first, ...others] = section.buttons;
  if (!first) return null;
  const { acceptedPage, checkoutLabel = '' } = section.oneClick ?? {};
  const kiwifyCode = oneClick.platform === 'Kiwify' ? oneClick.code : undefined;
  const absoluteUrl = (path = '') => path && new URL(path, context.site.address).href;
  const declineTarget = others[0]?.to ?? '';
  const kiwifyAttributes = kiwifyCode && {
    id: `kiwify-upsell-${kiwifyCode}`,
    'data-upsell-url': absoluteUrl(acceptedPage),
    'data-downsell-url': declineTarget.startsWith('/') ? absoluteUrl(declineTarget) : '',
  };
  return (
    <div
      {...kiwifyAttributes}
      className={`flex flex-wrap items-start gap-4 ${isCentred ? 'justify-center' : ''}`}
    >
      <div data-checkout className="w-full sm:w-auto">
        <TargetLink {...first} phases={phases} className={CTA_BUTTON_CLASSES} />
      </div>
      <div data-platform hidden className="w-full text-center sm:w-auto">
        {kiwifyCode ? (
          <button
            type="button"
            id={`kiwify-upsell-trigger-${kiwifyCode}`}
            className={`${LINK_LOOKS.primary} ${CTA_BUTTON_CLASSES}`}
          >
            {first.label}
          </button>
        ) : (
          <div id="hotmart-sales-funnel" />
        )}
        <p>
          <TargetLink to={first.to} label={checkoutLabel} phases={phases} isTextLink className="" />
        </p>
      </div>
      {others.map((button) => (
        <TargetLink
          key={button.label}
          {...button}
          {...(kiwifyCode && { id: `kiwify-upsell-cancel-trigger-${kiwifyCode}` })}
          phases={phases}
          isSecondary
          className={CTA_BUTTON_CLASSES}
        />
      ))}
      <template data-one-click>
        <script data-src={oneClick.script} />
      </template>
    </div>
  );
}
