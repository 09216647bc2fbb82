import { type LevelDescriptions, levelDescriptionOf } from '@lernspur/contracts/school-admin/level-description'

interface NamedLevel {
  readonly id: string
  readonly level: number
  readonly label: string
}

/**
 * What levels of a scale mean for a competence, by their ids, each with its name in front; levels that the competence
 * does not describe on such a scale are missing (rule subject.9).
 */
export const levelMeanings = (
  levels: readonly NamedLevel[],
  descriptions: LevelDescriptions | null | undefined,
): ReadonlyMap<string, string> =>
  new Map(
    levels.flatMap(({ id, level, label }) => {
      const text = levelDescriptionOf(descriptions, level, levels.length)
      return text === null ? [] : [[id, `${label}: ${text}`]]
    }),
  )
