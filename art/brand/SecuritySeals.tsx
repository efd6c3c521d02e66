import { Seal } from './Seal.tsx';

/** Three seals in a row, the widest in the middle; white, for a dark footer in any palette. */
export function SecuritySeals({ guaranteeDays }: { guaranteeDays: number }) {
  return (
    <div className="seals">
      <Seal lines={['Compra', 'segura']}>
        <rect x="5" y="10.500" width="14" height="10" rx="1.500" />
        <path d="M8 10.500V8a4 4 0 0 1 8 0v2.500M12 14.500v2" />
      </Seal>
      <Seal lines={['Dados', 'protegidos']}>
        <rect x="3" y="5.500" width="18" height="13" rx="1.500" />
        <path d="M8.500 9a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600M5.500 15.500c.800-2 5.200-2 6 0M15 10h3M15 14h3" />
      </Seal>
      <Seal lines={['Garantia', `de ${guaranteeDays} dias`]}>
        <path d="M12 3.500 5 6v6c0 4.300 2.800 7.200 7 8.800 4.200-1.600 7-4.500 7-8.800V6zM8.800 12l2.300 2.300 4.200-4.500" />
      </Seal>
    </div>
  );
}
