/** Not among the shell's paths, because only the overview of this area leads there. */
export const releasesPath = '/provider/releases'
