import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ClassTemplateContents } from '@lernspur/contracts/school-admin/school/class-template.contract'

/** `const contentsText = useContentsText()`: what a template has, in numbers and words. */
export const useContentsText = () => {
  const { t } = useTranslation('school-editors.class-template')
  const format = useFormat()
  return ({ subjects, domains, competences, scales, assessments }: ClassTemplateContents): string =>
    format.list([
      t(($) => $.subjects, {
        count: subjects,
        domains: t(($) => $.domains, { count: domains }),
        competences: t(($) => $.competences, { count: competences }),
      }),
      t(($) => $.scales, { count: scales }),
      t(($) => $.assessments, { count: assessments }),
    ])
}
