const replacements: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/\bEuro und Cent\b/g, 'Franken und Rappen'],
  [/\bdem Rad\b/g, 'dem Velo'],
  [/\bKlassenzimmer\b/g, 'Schulzimmer'],
  [/\bHalbjahr\b/g, 'Semester'],
]

/** A German text as a Swiss school writes it: no ß, own currency, a few own words. */
export const swissSpelling = (text: string): string =>
  replacements.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text)
