/** What a level of a competence means there, lowest level first; as many texts as the scale has levels, blank ones included. */
export type LevelDescriptions = readonly string[]

/**
 * What a competence says of a level, or null: of a level that nobody has described, and on a scale with another number
 * of levels than the descriptions were written for (rule subject.9). `level` counts from 1, the lowest.
 */
export const levelDescriptionOf = (
  descriptions: LevelDescriptions | null | undefined,
  level: number,
  levels: number,
): string | null => (descriptions?.length === levels && descriptions[level - 1]) || null

/** Descriptions as they are stored: without blanks around the texts, and null where all are blank. */
export const storedLevelDescriptions = (descriptions: LevelDescriptions | null | undefined): string[] | null => {
  const texts = (descriptions ?? []).map((text) => text.trim())
  return texts.some((text) => text !== '') ? texts : null
}

/** Descriptions for another number of levels: blank ones are added at the top, and those above it go. */
export const resizedLevelDescriptions = (descriptions: LevelDescriptions, levels: number): string[] =>
  Array.from({ length: levels }, (_, at) => descriptions[at] ?? '')
