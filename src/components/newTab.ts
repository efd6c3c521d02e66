/** The attributes of a link that opens in a new tab. `new-tab` is the id of the hidden note in Page.astro. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': 'new-tab' };
