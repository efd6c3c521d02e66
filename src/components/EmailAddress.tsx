type Props = { address: string };

/** An address that beside large text breaks after its "@" alone. */
export function EmailAddress({ address }: Props) {
  const [name, domain] = address.split('@');
  return (
    <>
      {`${name}@`}
      <wbr />
      {domain}
    </>
  );
}
