import { useTranslation } from '@lernspur/app-kit'
import type { Semester } from '@lernspur/contracts/school-year.contract'

/** What the semesters of a new year are called, in the language of the page. */
export const useTermNames = (): Readonly<Record<Semester, string>> => {
  const { t } = useTranslation('school-editors.school-year')
  return { first: t(($) => $.first), second: t(($) => $.secondName) }
}
