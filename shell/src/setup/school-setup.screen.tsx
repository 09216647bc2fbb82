import { Navigate, paths, usePageTitle, useSession, useTranslation } from '@lernspur/app-kit'
import { ExitLink } from './exit-link'
import { useRefresh } from './facts/use-refresh'
import { CompetencesStep } from './school-setup/competences-step'
import { ScalesStep } from './school-setup/scales-step'
import { isPartDone, type SchoolFacts, schoolParts, useSchoolFacts } from './school-setup/school-facts'
import { SchoolFinishStep } from './school-setup/school-finish-step'
import { TeamStep } from './school-setup/team-step'
import { WeightsStep } from './school-setup/weights-step'
import { YearStep } from './school-setup/year-step'
import type { Step } from './wizard/step'
import { Wizard } from './wizard/wizard'

const screens: Record<(typeof schoolParts)[number], Step<SchoolFacts>['Screen']> = {
  team: TeamStep,
  'school-year': YearStep,
  competences: CompetencesStep,
  visualisations: ScalesStep,
  assessments: WeightsStep,
}

/** What a new school is asked (rule screen.6); everything can be left for later. */
const steps: readonly Step<SchoolFacts>[] = [
  ...schoolParts.map((id) => ({ id, isOptional: true, isDone: isPartDone[id], Screen: screens[id] })),
  { id: 'finalize', isDone: () => false, Screen: SchoolFinishStep },
]

function SchoolSetup() {
  const { t } = useTranslation('school-setup')
  const facts = useSchoolFacts()
  const refresh = useRefresh()
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

/** For those who lead a school that is not set up yet (`/school-setup`). */
export function Component() {
  const { t } = useTranslation('school-setup')
  const { role, tenant } = useSession()
  usePageTitle(t(($) => $.title))
  const leads = role?.roleType === 'admin' || role?.roleType === 'manager'
  return leads && !tenant?.isProvider ? <SchoolSetup /> : <Navigate to={paths.home} replace />
}
