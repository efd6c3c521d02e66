import { Prose } from '../../components/Prose.tsx';

type Props = { text: string | undefined };

/** The centred text below the heading of a price section. */
export function Introduction({ text }: Props) {
  if (!text) return null;
  return (
    <p className="mx-auto mt-4 max-w-[36em] text-balance text-center md:text-lg">
      <Prose text={text} />
    </p>
  );
}
