import { subjectLimits } from '@lernspur/contracts/school-admin/subject.contract'
import type { StoredSubject, SubjectContent } from '../content/subject-content'
import { plain } from './compare/similarity'
import type { FileSubject } from './file-subject'

/** Colours for subjects of a file that has none, as the editor offers them. */
const colors = ['#c0392b', '#d67d1e', '#b59a1b', '#4f8f3a', '#1f8a83', '#2f6fb5', '#6a55b0', '#b0488f'] as const

/** The level of what belongs to no class and whose file names none. */
const firstLevel = 1

const colorOf = (names: readonly string[], name: string): string =>
  colors[names.indexOf(name) % colors.length] ?? colors[0]

/**
 * Adds what a file does not tell about its subjects: the level of the class, abbreviation and colour of the subject of
 * the same name, so that a merge leaves them alone, else the first letters and a new colour.
 */
export const completeSubjects = (
  contents: readonly FileSubject[],
  known: readonly StoredSubject[],
  classLevel: number | null,
): SubjectContent[] => {
  const names = [...new Set(contents.map(({ name }) => name))]
  return contents.map((content) => {
    const schoolLevel = content.schoolLevel ?? classLevel ?? firstLevel
    const same = known.find((one) => one.schoolLevel === schoolLevel && plain(one.name) === plain(content.name))
    const letters = content.name.slice(0, subjectLimits.abbreviationShown - 1).toLocaleUpperCase('de')
    return {
      ...content,
      schoolLevel,
      abbreviation: content.abbreviation ?? same?.abbreviation ?? letters,
      color: content.color ?? same?.color ?? colorOf(names, content.name),
    }
  })
}
