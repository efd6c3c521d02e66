import { Seal } from './Seal.tsx';

/** Three seals in a row, white, for a dark footer in any palette. */
export function SecuritySeals({ guaranteeDays }: { guaranteeDays: number }) {
  return (
    <div className="seals">
      <Seal lines={['Compra', 'segura']}>
        <path d="M22.5 27.500v-3.800a5.5 5.5 0 0 1 11 0v3.8" fill="none" strokeWidth="2.6" />
        <rect x="19" y="27" width="18" height="13" rx="3" className="solid" />
        <path d="M28 31.800v3.6" className="cut" />
      </Seal>
      <Seal lines={['Garantia', `de ${guaranteeDays} dias`]}>
        <path
          d="M28 15.500c3.3 2.2 6.7 3.3 10.2 3.400v8.300c0 6.5-3.8 10.8-10.2 13.3-6.4-2.5-10.2-6.8-10.2-13.300v-8.300c3.5-.1 6.9-1.2 10.2-3.400z"
          className="solid"
        />
        <path d="M23.4 27.800l3.3 3.3 6.1-6.5" className="cut" />
      </Seal>
      <Seal lines={['Dados', 'protegidos']}>
        <rect x="15.5" y="19" width="25" height="18" rx="3" className="solid" />
        <circle cx="22.500" cy="25.500" r="2" className="cut" />
        <path d="M18.800 32.500c.500-3.700 6.900-3.700 7.400 0M31 25.500h5M31 31h5" className="cut" />
      </Seal>
    </div>
  );
}
