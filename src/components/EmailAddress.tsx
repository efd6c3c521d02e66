type Props = { address: string };

/** An address that stays on one line where there is room, and breaks only after its "@" otherwise. */
export function EmailAddress({ address }: Props) {
  const [name, domain] = address.split('@');
  return (
    <span className="inline-block [text-decoration:inherit]">
      {`${name}@`}
      <wbr />
      {domain}
    </span>
  );
}
