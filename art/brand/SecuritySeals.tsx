import type { ReactNode } from 'react';

type SealProps = { lines: [string, string]; children: ReactNode };

/** A line icon on a grid of 24 above two lines of text. */
function Seal({ lines, children }: SealProps) {
  return (
    <div className="seal">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
      <p>
        {lines[0]}
        <br />
        {lines[1]}
      </p>
    </div>
  );
}

/** Three seals in a row, with the widest in the middle. They are white, because the footer is dark in every palette. */
export function SecuritySeals() {
  return (
    <div className="seals">
      <Seal lines={['Compra', 'segura']}>
        <rect x="4" y="10" width="16" height="11.500" rx="2.500" />
        <path d="M7.500 10V7a4.500 4.500 0 0 1 9 0v3M12 14.500v2.500" />
      </Seal>
      <Seal lines={['Dados', 'protegidos']}>
        <rect x="2" y="4.500" width="20" height="15" rx="2.500" />
        <circle cx="8.200" cy="9.800" r="2" />
        <path d="M5 16c.600-3 5.800-3 6.400 0M15 9.800h3.500M15 14.200h3.500" />
      </Seal>
      <Seal lines={['Dinheiro', 'de volta']}>
        <path d="M12 2.200 4 5.200v6.300c0 4.900 3.200 8.300 8 10.300 4.800-2 8-5.400 8-10.300V5.200zM8.300 12l2.600 2.600 4.800-5.100" />
      </Seal>
    </div>
  );
}
