type Props = { address: string };

/** An address on one line where there is room; beside large text it breaks after its "@" alone. */
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
