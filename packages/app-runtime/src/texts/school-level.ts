import { preSchoolLevel } from '@lernspur/contracts/school-admin/school-class.contract'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** `const levelText = useSchoolLevelText()`, then `levelText(3)` is "3. Stufe"; pre-school has its own name. */
export const useSchoolLevelText = () => {
  const { t } = useTranslation('app-runtime.app')
  return useCallback(
    (schoolLevel: number): string =>
      schoolLevel === preSchoolLevel ? t(($) => $.level.preSchool) : t(($) => $.level.year, { level: schoolLevel }),
    [t],
  )
}
