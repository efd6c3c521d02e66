import { DevicesBlock } from '../components/DevicesBlock.tsx';
import { StepList } from '../components/StepList.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = Content['home']['howItWorks'] & { devices: Content['home']['devices'] };

export function HowItWorks({ heading, steps, devices }: Props) {
  return (
    <section id="como-funciona" className="band morning">
      <div className="wrap">
        <h2 className="title max-w-[14.25em]">{heading}</h2>
        <div className="mt-6 md:mt-10">
          <StepList steps={steps} />
        </div>
        <div className="mt-8 md:mt-14">
          <DevicesBlock {...devices} />
        </div>
      </div>
    </section>
  );
}
