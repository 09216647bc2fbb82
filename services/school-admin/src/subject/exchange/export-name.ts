import type { SubjectContent } from '../content/subject-content'

/** Name of an exported file without its ending: that of the only subject, else a general one. */
export const exportName = ([first, second]: readonly SubjectContent[]): string =>
  first && !second ? first.name.replace(/[/\\]/g, ' ') : 'Fächer'
