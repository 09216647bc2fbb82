import { finalizeWizardMutation } from '@lernspur/api-client/tenant.queries'
import { paths, today, useFormat, useMutation, useNavigate, useTranslation } from '@lernspur/app-kit'
import { runningYear } from '../class/use-school-year'
import { useRefresh } from '../facts/use-refresh'
import { SummaryRows } from '../finish/summary-rows'
import type { StepProps } from '../wizard/step'
import { StepPage } from '../wizard/step-page'
import type { SchoolFacts } from './school-facts'

/** What the school has, and the end of its set-up. */
export function SchoolFinishStep({ facts }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-setup')
  const format = useFormat()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { mutateAsync } = useMutation(finalizeWizardMutation())
  const { people, years, templates, visuals, assessments } = facts
  const year = runningYear(years, today())
  const none = t(($) => $.finish.none)
  const finish = async () => {
    await mutateAsync()
    return true
  }
  const goOn = async () => {
    await refresh()
    await navigate(paths.home)
  }
  return (
    <StepPage
      title={t(($) => $.finish.title)}
      description={t(($) => $.finish.description)}
      nextLabel={t(($) => $.finish.submit)}
      onNext={finish}
      goOn={goOn}
    >
      <SummaryRows
        base={`${paths.schoolSetup}/`}
        title={facts.tenant.name}
        rows={[
          { step: 'team', text: t(($) => $.team.people, { count: people.length }), isMissing: people.length < 2 },
          {
            step: 'school-year',
            text: year ? format.period(year.schoolYearStart, year.schoolYearEnd) : none,
            isMissing: !year,
          },
          {
            step: 'competences',
            text: templates.length > 0 ? t(($) => $.finish.templates, { count: templates.length }) : none,
            isMissing: templates.length === 0 && facts.tenant.subjectTemplateSource !== 'fresh',
          },
          {
            step: 'visualisations',
            text: visuals.length > 0 ? format.list(visuals.map(({ name }) => name)) : none,
            isMissing: visuals.length === 0,
          },
          {
            step: 'assessments',
            text: assessments.length > 0 ? format.list([...new Set(assessments.map(({ name }) => name))]) : none,
            isMissing: assessments.length === 0,
          },
        ]}
      />
    </StepPage>
  )
}
