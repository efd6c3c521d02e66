import { TargetLink } from '../../components/TargetLink.tsx';
import type { SectionProps } from '../context.ts';

type Props = Pick<SectionProps<'cta'>, 'section' | 'phases'> & { isCentred: boolean };

export const CTA_BUTTON_CLASSES = 'w-full max-sm:px-[12px] text-buy sm:w-auto sm:px-10';

/** The buttons of a call-to-action section. */
export function CtaButtons({ section, phases, isCentred }: Props) {
  return (
    <div className={`flex flex-wrap gap-4 ${isCentred ? 'justify-center' : ''}`}>
      {section.buttons.map((button, index) => (
        <TargetLink
          key={button.label}
          {...button}
          phases={phases}
          isSecondary={index > 0}
          className={CTA_BUTTON_CLASSES}
        />
      ))}
    </div>
  );
}
