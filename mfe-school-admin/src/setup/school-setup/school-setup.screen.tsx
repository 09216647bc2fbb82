import { ExitLink } from '@lernspur/app-kit/wizard/exit-link'
import type { Step } from '@lernspur/app-kit/wizard/step'
import { useRefresh } from '@lernspur/app-kit/wizard/use-refresh'
import { Wizard } from '@lernspur/app-kit/wizard/wizard'
import { Navigate, paths, usePageTitle, useSession, useTranslation } from '@lernspur/app-runtime'
import { type SetupSection, setupSections } from '@lernspur/contracts/school-admin/school/open-task.contract'
import { CompetencesStep } from './competences-step'
import { ScalesStep } from './scales-step'
import { isSectionDone, type SchoolFacts, schoolFactKeys, useSchoolFacts } from './school-facts'
import { SchoolFinishStep } from './school-finish-step'
import { TeamStep } from './team-step'
import { useSectionNames } from './use-section-names'
import { WeightsStep } from './weights-step'
import { YearStep } from './year-step'

const screens: Readonly<Record<SetupSection, Step<SchoolFacts>['Screen']>> = {
  team: TeamStep,
  'school-year': YearStep,
  competences: CompetencesStep,
  visualisations: ScalesStep,
  assessments: WeightsStep,
}

/** Steps of the set-up of a school (rule screen.6); every step can be skipped. */
const useSteps = (): readonly Step<SchoolFacts>[] => {
  const { t } = useTranslation('school-admin.school-setup')
  const names = useSectionNames()
  return [
    ...setupSections.map((id) => ({
      id,
      name: names[id],
      isOptional: true,
      isDone: isSectionDone[id],
      Screen: screens[id],
    })),
    { id: 'finalize', name: t(($) => $.finish.step), isDone: () => false, Screen: SchoolFinishStep },
  ]
}

function SchoolSetup() {
  const { t } = useTranslation('school-admin.school-setup')
  const steps = useSteps()
  const facts = useSchoolFacts()
  const refresh = useRefresh(schoolFactKeys)
  return (
    <Wizard
      base={`${paths.schoolSetup}/`}
      steps={steps}
      facts={facts}
      refresh={refresh}
      title={t(($) => $.title)}
      exit={<ExitLink />}
    />
  )
}

/** For users who administer a school that is not set up yet (`/school-setup`). */
export function Component() {
  const { t } = useTranslation('school-admin.school-setup')
  const { role, tenant } = useSession()
  usePageTitle(t(($) => $.title))
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  return leads && !tenant?.isProvider ? <SchoolSetup /> : <Navigate to={paths.home} replace />
}
