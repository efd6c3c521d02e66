// In the place of src/components/Player.tsx: React fills a <template> with live elements, so that the player would start
// unasked. An app draws it when its poster is pressed.
export const Player = () => null;
