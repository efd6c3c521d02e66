/** The project's name at Cloudflare, `manha-com-deus` for "Manhã com Deus". It is part of the workers.dev address. */
export function projectName(siteName: string): string {
  const letters = siteName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // 54 characters, so that the addresses of previews still fit in a DNS label of 63.
  return (
    letters
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 54)
      .replace(/-$/, '') ?? 'planner'
  );
}
