import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { managing, type RightDraft } from './right-draft'
import type { NamedSubject } from './right-patch'

/** `const sentenceOf = useRightSentence()`: a right in a class with these subjects in words, as in "sieht und schreibt Englisch". */
export const useRightSentence = () => {
  const { t } = useTranslation('school-editors.right')
  const format = useFormat()
  const namesOf = ({ schoolSubjectIds }: RightDraft, subjects: readonly NamedSubject[]): string => {
    const shared = subjects.filter(({ id }) => schoolSubjectIds.includes(id))
    if (shared.length > 1 && shared.length === subjects.length) return t(($) => $.allSubjects)
    return format.list(shared.map(({ name }) => name))
  }
  return (right: RightDraft, subjects: readonly NamedSubject[]): string => {
    const names = namesOf(right, subjects)
    const sees = () => (right.canWriteCompetenceEntries ? t(($) => $.writes, { names }) : t(($) => $.sees, { names }))
    const subjectsInWords = names === '' ? t(($) => $.seesNothing) : sees()
    const managed = managing.filter((one) => right[one]).map((one) => t(($) => $.managed[one]))
    return managed.length === 0
      ? subjectsInWords
      : `${subjectsInWords}; ${t(($) => $.manages, { what: format.list(managed) })}`
  }
}
