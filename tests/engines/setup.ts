import { findEngines } from '../../scripts/engines.ts';

/** Installs missing programs before the engines' files run in parallel. */
export const setup = () => void findEngines();
