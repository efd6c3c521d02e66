import { StepList } from '../components/StepList.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['home']['howItWorks']> & { light: string };

export function HowItWorks({ light, heading, steps }: Props) {
  return (
    <section id="como-funciona" className={`band ${light}`}>
      <div className="wrap">
        <h2 className="title max-w-[14.25em]">{heading}</h2>
        <div className="mt-6 md:mt-10">
          <StepList steps={steps} />
        </div>
      </div>
    </section>
  );
}
