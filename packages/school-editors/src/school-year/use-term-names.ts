import { useTranslation } from '@lernspur/app-runtime'
import type { CountryCode } from '@lernspur/contracts/school-admin/reference-data.contract'
import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'

export type TermNames = Readonly<Record<Semester, string>>

/** Names of the semesters of a new year as people of a country call them, in the user's language. */
export const useTermNamesOf = (): ((country: CountryCode) => TermNames) => {
  const { t } = useTranslation('school-editors.school-year')
  return (country) => ({ first: t(($) => $.termName[country].first), second: t(($) => $.termName[country].second) })
}
