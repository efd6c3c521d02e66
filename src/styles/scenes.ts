import type { Scene } from '../domain/brand.ts';
import calm from './calm.css?inline';

/** The styles of a brand's scene, which follow all others; the sunrise is that of skies.css. Implements docs/behaviour.md#brand. */
export const SCENE_STYLES: Record<Scene, string> = { amanhecer: '', calma: calm };
