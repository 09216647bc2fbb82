import { useTranslation } from '@lernspur/app-runtime'
import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'

/** Names of the semesters of a new year, in the user's language. */
export const useTermNames = (): Readonly<Record<Semester, string>> => {
  const { t } = useTranslation('school-editors.school-year')
  return { first: t(($) => $.first), second: t(($) => $.secondName) }
}
