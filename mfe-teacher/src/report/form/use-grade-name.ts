import { useTranslation } from '@lernspur/app-runtime'
import type { FormGrade } from '@lernspur/contracts/official-form/form-content'

/** A grade with what it means, "2 (gut)". */
export const useGradeName = () => {
  const { t } = useTranslation('teacher.report')
  return ({ grade, meaning }: Pick<FormGrade, 'grade' | 'meaning'>): string =>
    meaning === '' ? grade : t(($) => $.grade.name, { grade, meaning })
}
