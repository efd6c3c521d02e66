import { expect, it } from 'vitest';
import { withoutForeignTracking } from './foreignTracking.ts';

const PAGE = 'https://pay.example/abc';

it.each([
  'utm_source',
  'UTM_Medium',
  'src',
  'sck',
  'xcod',
  '_gl',
  '_ga',
  '_gac_1',
  'hotfeature',
  'fbclid',
  'gclid',
  'gbraid',
  'wbraid',
  'gad_source',
  'ttclid',
  'msclkid',
  '_hsenc',
  'mc_cid',
  'mc_eid',
  's1',
  's3',
  'trk',
  'trk2',
  'sid',
  'sessionid',
  'session_id',
  'jsessionid',
  'phpsessid',
  'sessid',
])('takes %s away', (name) => {
  expect(withoutForeignTracking(`${PAGE}?${name}=1`)).toEqual({ address: PAGE, removed: [name] });
});

it.each(['off', 'bid', 'xsrc', 'srcs', 's4', 's12', 'trk12', 'mc_xid', 'aid', 'my_utm_source', 'asid'])(
  'leaves %s, which may choose the offer',
  (name) => {
    const address = `${PAGE}?${name}=1`;
    expect(withoutForeignTracking(address)).toEqual({ address, removed: [] });
  },
);

it.each([
  ['keeps all else as it is written', '?off=x%7Cy&src=1&&b=a+b#topo', '?off=x%7Cy&b=a+b#topo', ['src']],
  ['names each once', '?src=1&src=2', '', ['src']],
  ['reads no parameter in a fragment', '#/?src=1', '#/?src=1', []],
  ['reads over lines', '?a=1\n2&sck=1', '?a=1\n2', ['sck']],
])('%s', (_, written, kept, removed) => {
  expect(withoutForeignTracking(PAGE + written)).toEqual({ address: PAGE + kept, removed });
});
