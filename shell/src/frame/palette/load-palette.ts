/** Loads the palette's code, only once. */
export const loadPalette = () => import('./palette')
