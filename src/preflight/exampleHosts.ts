/** Whether an address belongs to nobody: example.com and its like are kept for examples. */
export function isExample(address: string): boolean {
  const host = address.includes('://') ? new URL(address).hostname : (address.split('@').at(-1) ?? '');
  return /(?:^|\.)(?:example\.(?:com|org|net)|example|exemplo\.com(?:\.br)?)$/.test(host);
}
