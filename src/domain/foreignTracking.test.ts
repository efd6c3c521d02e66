import { expect, it } from 'vitest';
import { withoutForeignTracking } from './foreignTracking.ts';

const PAGE = 'https://pay.example/abc';

const FOREIGN = [
  'utm_source UTM_Medium src sck xcod s1 s3 trk trk2 hotfeature _gl _ga _gac_1 _hsenc mc_cid mc_eid',
  'fbclid gclid gbraid wbraid gad_source ttclid msclkid',
  'sid sessionid session_id jsessionid phpsessid sessid',
];

it.each(FOREIGN.join(' ').split(' '))('removes %s', (name) => {
  expect(withoutForeignTracking(`${PAGE}?${name}=1`)).toEqual({ address: PAGE, removed: [name] });
});

it.each('off bid xsrc srcs s4 s12 trk12 mc_xid aid my_utm_source asid'.split(' '))(
  'keeps %s, which may choose the offer',
  (name) => {
    const address = `${PAGE}?${name}=1`;
    expect(withoutForeignTracking(address)).toEqual({ address, removed: [] });
  },
);

it.each([
  ['keeps the others as they are written', '?off=x%7Cy&src=1&&b=a+b#topo', '?off=x%7Cy&b=a+b#topo', ['src']],
  ['names each removed parameter once', '?src=1&src=2', '', ['src']],
  ['ignores parameters in a fragment', '#/?src=1', '#/?src=1', []],
  ['reads past a line break', '?a=1\n2&sck=1', '?a=1\n2', ['sck']],
])('%s', (_, written, kept, removed) => {
  expect(withoutForeignTracking(PAGE + written)).toEqual({ address: PAGE + kept, removed });
});
