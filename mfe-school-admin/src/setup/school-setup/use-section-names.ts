import { useTranslation } from '@lernspur/app-runtime'
import type { SetupSection } from '@lernspur/contracts/school-admin/school/open-task.contract'

/** Names of the sections of the set-up, in the user's language. */
export const useSectionNames = (): Readonly<Record<SetupSection, string>> => {
  const { t } = useTranslation('school-admin.school-setup')
  return {
    team: t(($) => $.team.step),
    'school-year': t(($) => $.year.step),
    competences: t(($) => $.competences.step),
    visualisations: t(($) => $.scales.step),
    assessments: t(($) => $.weights.step),
  }
}
