import { useFormat, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'

/** Classes as options of a search, by level and name, the newest year first. */
export const useClassItems = (classes: readonly SchoolClass[]) => {
  const { t } = useTranslation('school-editors.student-list')
  const { compare } = useFormat()
  const levelText = useSchoolLevelText()
  return classes
    .toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0) || a.schoolLevel - b.schoolLevel || compare(a.name, b.name))
    .map(({ id, name, nickname, schoolLevel, schoolYear, isActive }) => ({
      value: id,
      label: name,
      detail: [nickname, levelText(schoolLevel), schoolYear?.name, isActive ? '' : t(($) => $.inactive)]
        .filter(Boolean)
        .join(' · '),
      keywords: `${nickname ?? ''} ${schoolYear?.name ?? ''}`,
    }))
}
