import { LINK_LOOKS } from '../../components/BuyLink.tsx';
import { TargetLink } from '../../components/TargetLink.tsx';
import { readOneClick } from '../../domain/oneClick.ts';
import type { SectionProps } from '../context.ts';

type Props = Pick<SectionProps<'cta'>, 'section' | 'context' | 'phases'> & { isCentred: boolean };

const LOOK = 'w-full max-sm:px-[12px] text-buy sm:w-auto sm:px-10';

/**
 * The buttons of an invitation. With a purchase in one click, client/ui/oneClick.js replaces the link to the checkout once the
 * platform's script has loaded. Implements docs/behaviour.md#one-click.
 */
export function CtaButtons({ section, context, phases, isCentred }: Props) {
  const [first, ...others] = section.buttons;
  if (!first) return null;
  const { oneClick } = section;
  const bought = oneClick && readOneClick(oneClick.code);
  const code = bought?.platform === 'Kiwify' ? bought.code : undefined;
  const absolute = (path = '') => path && new URL(path, context.site.address).href;
  const refused = others[0]?.to ?? '';
  const kiwify = code && {
    id: `kiwify-upsell-${code}`,
    'data-upsell-url': absolute(oneClick?.accepted),
    'data-downsell-url': refused.startsWith('/') ? absolute(refused) : '',
  };
  const link = <TargetLink {...first} phases={phases} className={LOOK} />;
  return (
    <div
      {...kiwify}
      className={`flex flex-wrap gap-4 ${bought ? 'items-start' : ''} ${isCentred ? 'justify-center' : ''}`}
    >
      {bought ? (
        <>
          <div data-checkout className="w-full sm:w-auto">
            {link}
          </div>
          <div data-platform hidden className="w-full text-center sm:w-auto">
            {code ? (
              <button
                type="button"
                id={`kiwify-upsell-trigger-${code}`}
                className={`${LINK_LOOKS.primary} ${LOOK}`}
              >
                {first.label}
              </button>
            ) : (
              <div id="hotmart-sales-funnel" />
            )}
            <p>
              <TargetLink
                to={first.to}
                label={oneClick?.otherWay ?? ''}
                phases={phases}
                isLine
                className=""
              />
            </p>
          </div>
        </>
      ) : (
        link
      )}
      {others.map((button) => (
        <TargetLink
          key={button.label}
          {...button}
          {...(code && { id: `kiwify-upsell-cancel-trigger-${code}` })}
          phases={phases}
          isQuiet
          className={LOOK}
        />
      ))}
      {bought && (
        <template data-one-click>
          <script data-src={bought.script} />
        </template>
      )}
    </div>
  );
}
