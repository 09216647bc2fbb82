import { finalizeWizardMutation } from '@lernspur/api-client/school-admin/tenant.queries'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { SummaryRows } from '@lernspur/app-kit/wizard/summary-rows'
import { useRefresh } from '@lernspur/app-kit/wizard/use-refresh'
import { paths, today, useFormat, useMutation, useNavigate, useTranslation } from '@lernspur/app-runtime'
import type { RoleStatus } from '@lernspur/contracts/identity/user.contract'
import { type SetupSection, setupSections } from '@lernspur/contracts/school-admin/school/open-task.contract'
import { runningYear } from '@lernspur/school-editors/school-year/running-year'
import { isSectionDone, type SchoolFacts, schoolFactKeys } from './school-facts'
import { useSectionNames } from './use-section-names'

/** `const textOf = useTexts(facts)`: a summary of a section. */
const useTexts = ({ tenant, people, years, templates, visuals, assessments }: SchoolFacts) => {
  const { t } = useTranslation('school-admin.school-setup')
  const format = useFormat()
  const year = runningYear(years, today())
  const countOf = (wanted: RoleStatus) => people.filter(({ status }) => status === wanted).length
  const invited = countOf('invitationPending')
  const texts: Record<SetupSection, string> = {
    team: [
      t(($) => $.finish.people, { count: countOf('active') }),
      invited > 0 ? t(($) => $.finish.invited, { count: invited }) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    'school-year': year ? format.period(year.schoolYearStart, year.schoolYearEnd) : '',
    competences:
      tenant.subjectTemplateSource === 'fresh' && templates.length === 0
        ? t(($) => $.finish.fresh)
        : t(($) => $.finish.templates, { count: templates.length }),
    visualisations: format.list(visuals.map(({ name }) => name)),
    assessments: format.list([...new Set(assessments.map(({ name }) => name))]),
  }
  return (section: SetupSection) => texts[section]
}

/** Summarises what the school has and what is still missing, and finishes its set-up. */
export function SchoolFinishStep({ facts }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-admin.school-setup')
  const navigate = useNavigate()
  const refresh = useRefresh(schoolFactKeys)
  const textOf = useTexts(facts)
  const names = useSectionNames()
  const { mutateAsync } = useMutation(finalizeWizardMutation())
  const open = setupSections.filter((section) => !isSectionDone[section](facts))
  const none = (section: SetupSection) => (section === 'team' ? t(($) => $.finish.nobody) : t(($) => $.finish.none))
  const title = () => {
    if (open.length === 0) return t(($) => $.finish.title)
    return open.length === setupSections.length
      ? t(($) => $.finish.titleNone)
      : t(($) => $.finish.titleOpen, { count: open.length })
  }
  const finish = async () => {
    await mutateAsync()
    return true
  }
  const proceed = async () => {
    await refresh()
    await navigate(paths.home)
  }
  return (
    <StepPage
      title={title()}
      description={open.length > 0 ? t(($) => $.finish.descriptionOpen) : t(($) => $.finish.description)}
      nextLabel={open.length > 0 ? t(($) => $.finish.submitOpen) : t(($) => $.finish.submit)}
      onNext={finish}
      proceed={proceed}
    >
      <SummaryRows
        base={`${paths.schoolSetup}/`}
        title={facts.tenant.name}
        rows={setupSections.map((section) => {
          const isMissing = open.includes(section)
          return { id: section, name: names[section], text: isMissing ? none(section) : textOf(section), isMissing }
        })}
      />
    </StepPage>
  )
}
