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
      <Seal lines={['Pagamento', 'protegido']}>
        <rect x="16.5" y="19.5" width="23" height="16.5" rx="3" className="solid" />
        <path d="M16.5 25h23" className="cut" />
        <path d="M20.5 31.200h5.5" className="cut" />
      </Seal>
    </div>
  );
}
