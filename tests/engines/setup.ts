import { findEngines } from '../../scripts/engines.mjs';

/** Installs what is missing before the engines' files run side by side. */
export const setup = () => void findEngines();
