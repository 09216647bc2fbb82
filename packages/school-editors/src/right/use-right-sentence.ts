import { useFormat, useTranslation } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { managing, type RightDraft } from './right-draft'

/** `const sentenceOf = useRightSentence()`: a right in a class with these subjects in words, as in "sieht und schreibt Englisch". */
export const useRightSentence = () => {
  const { t } = useTranslation('school-editors.right')
  const format = useFormat()
  const namesOf = ({ schoolSubjectIds }: RightDraft, subjects: readonly Subject[]): string => {
    const shared = subjects.filter(({ id }) => schoolSubjectIds.includes(id))
    if (shared.length > 1 && shared.length === subjects.length) return t(($) => $.allSubjects)
    return format.list(shared.map(({ name }) => name))
  }
  return (right: RightDraft, subjects: readonly Subject[]): string => {
    const names = namesOf(right, subjects)
    const sees = () => (right.canWriteCompetenceEntries ? t(($) => $.writes, { names }) : t(($) => $.sees, { names }))
    const subjectsInWords = names === '' ? t(($) => $.seesNothing) : sees()
    const managed = managing.filter((one) => right[one]).map((one) => t(($) => $.managed[one]))
    return managed.length === 0
      ? subjectsInWords
      : `${subjectsInWords}; ${t(($) => $.manages, { what: format.list(managed) })}`
  }
}
