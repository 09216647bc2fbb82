import { useFormat, useTranslation } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { managing, type RightDraft } from './right-draft'

/** `const sentenceOf = useRightSentence(subjects)`: a right in words, as in "sieht und schreibt Englisch". */
export const useRightSentence = (subjects: readonly Subject[]) => {
  const { t } = useTranslation('school-editors.right')
  const format = useFormat()
  const subjectsOf = ({ schoolSubjectIds }: RightDraft): string => {
    const shared = subjects.filter(({ id }) => schoolSubjectIds.includes(id))
    if (shared.length > 1 && shared.length === subjects.length) return t(($) => $.allSubjects)
    return format.list(shared.map(({ name }) => name))
  }
  return (right: RightDraft): string => {
    const names = subjectsOf(right)
    const sees = () => (right.canWriteCompetenceEntries ? t(($) => $.writes, { names }) : t(($) => $.sees, { names }))
    const subjectsInWords = names === '' ? t(($) => $.seesNothing) : sees()
    const managed = managing.filter((one) => right[one]).map((one) => t(($) => $.managed[one]))
    return managed.length === 0
      ? subjectsInWords
      : `${subjectsInWords}; ${t(($) => $.manages, { what: format.list(managed) })}`
  }
}
