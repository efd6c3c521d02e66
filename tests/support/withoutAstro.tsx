// Replaces what only Astro can render, in unit tests and in the tests of random content.
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { Picture } from '../../src/components/Picture.tsx';

vi.mock('../../src/components/Picture.tsx', () => ({
  Picture: ({ file, alt, isOnFirstScreen }: ComponentProps<typeof Picture>) =>
    file && <img src={`/uploads/${file}`} alt={alt} loading={isOnFirstScreen ? 'eager' : 'lazy'} />,
}));
vi.mock('../../src/components/PictureLink.tsx', () => ({
  PictureLink: ({ file, ...props }: ComponentProps<'a'> & { file: string }) => (
    <a href={`/uploads/${file}`} {...props} />
  ),
}));
vi.mock('../../src/components/Logo.tsx', () => ({ Logo: () => null }));
vi.mock('../../src/components/uploads.ts', () => ({ uploadedFile: (file: string) => `/uploads/${file}` }));
