import { Points } from '../../components/Points.tsx';
import type { ComparisonLists as Fields } from './comparison.fields.ts';

type Props = { body: Fields; Heading: 'h2' | 'h3' };

/** Two lists beside each other where there is room. Those with ticks are on a card. */
export function ComparisonLists({ body, Heading }: Props) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-4 md:gap-6">
      {body.lists.map(({ title, mark, items }, index) => (
        <div key={index} className={`rounded-lg frame padded ${mark === 'yes' ? 'bg-sheet' : ''}`}>
          <Heading className="subtitle">{title}</Heading>
          <Points points={items} areNegative={mark === 'no'} className="mt-5" />
        </div>
      ))}
    </div>
  );
}
