import { Navigate, paths, today, usePageTitle, useSession, useTranslation } from '@lernspur/app-kit'
import { runningYear } from './class/use-school-year'
import { ExitLink } from './exit-link'
import { useRefresh } from './facts/use-refresh'
import { CompetencesStep } from './school-setup/competences-step'
import { ScalesStep } from './school-setup/scales-step'
import { type SchoolFacts, useSchoolFacts } from './school-setup/school-facts'
import { SchoolFinishStep } from './school-setup/school-finish-step'
import { TeamStep } from './school-setup/team-step'
import { WeightsStep } from './school-setup/weights-step'
import { YearStep } from './school-setup/year-step'
import type { Step } from './wizard/step'
import { Wizard } from './wizard/wizard'

/** What a new school is asked (specification, section 2); everything can be left for later. */
const steps: readonly Step<SchoolFacts>[] = [
  { id: 'team', isOptional: true, isDone: ({ people }) => people.length > 1, Screen: TeamStep },
  {
    id: 'school-year',
    isOptional: true,
    isDone: ({ years }) => runningYear(years, today()) !== undefined,
    Screen: YearStep,
  },
  {
    id: 'competences',
    isOptional: true,
    isDone: ({ tenant, templates }) => tenant.subjectTemplateSource === 'fresh' || templates.length > 0,
    Screen: CompetencesStep,
  },
  { id: 'visualisations', isOptional: true, isDone: ({ visuals }) => visuals.length > 0, Screen: ScalesStep },
  { id: 'assessments', isOptional: true, isDone: ({ assessments }) => assessments.length > 0, Screen: WeightsStep },
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
