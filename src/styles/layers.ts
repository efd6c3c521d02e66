/** The order of theme.css, with a layer for the styles that a content chooses, which win over its components. */
export const LAYERS = '@layer theme,base,components,chosen,utilities;';
