/** Fetches the palette's code; once fetched it is there. */
export const loadPalette = () => import('./palette')
