import { StepList } from '../components/StepList.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = NonNullable<Content['offer']['steps']> & { light: string };

export function OfferSteps({ light, heading, items }: Props) {
  return (
    <section className={`close-band ${light}`}>
      <div className="wrap">
        <h2 className="title mb-8">{heading}</h2>
        <StepList steps={items} />
      </div>
    </section>
  );
}
