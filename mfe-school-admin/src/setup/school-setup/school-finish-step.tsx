import { finalizeWizardMutation } from '@lernspur/api-client/tenant.queries'
import { paths, today, useFormat, useMutation, useNavigate, useTranslation } from '@lernspur/app-kit'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { SummaryRows } from '@lernspur/app-kit/wizard/summary-rows'
import { useRefresh } from '@lernspur/app-kit/wizard/use-refresh'
import type { RoleStatus } from '@lernspur/contracts/user.contract'
import { runningYear } from '@lernspur/school-editors/school-year/running-year'
import { isPartDone, type SchoolFacts, type SchoolPart, schoolFactKeys, schoolParts } from './school-facts'
import { usePartNames } from './use-part-names'

/** `const textOf = useTexts(facts)`: what the school has of a part. */
const useTexts = ({ tenant, people, years, templates, visuals, assessments }: SchoolFacts) => {
  const { t } = useTranslation('school-admin.school-setup')
  const format = useFormat()
  const year = runningYear(years, today())
  const countOf = (wanted: RoleStatus) => people.filter(({ status }) => status === wanted).length
  const invited = countOf('invitationPending')
  const texts: Record<SchoolPart, string> = {
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
  return (part: SchoolPart) => texts[part]
}

/** What the school has and what is still open, and the end of its set-up. */
export function SchoolFinishStep({ facts }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-admin.school-setup')
  const navigate = useNavigate()
  const refresh = useRefresh(schoolFactKeys)
  const textOf = useTexts(facts)
  const names = usePartNames()
  const { mutateAsync } = useMutation(finalizeWizardMutation())
  const open = schoolParts.filter((part) => !isPartDone[part](facts))
  const none = (part: SchoolPart) => (part === 'team' ? t(($) => $.finish.nobody) : t(($) => $.finish.none))
  const title = () => {
    if (open.length === 0) return t(($) => $.finish.title)
    return open.length === schoolParts.length
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
        rows={schoolParts.map((part) => {
          const isMissing = open.includes(part)
          return { id: part, name: names[part], text: isMissing ? none(part) : textOf(part), isMissing }
        })}
      />
    </StepPage>
  )
}
