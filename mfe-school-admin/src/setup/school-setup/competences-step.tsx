import {
  deleteSubjectMutation,
  globalTemplateListQuery,
} from '@lernspur/api-client/school-admin/subject/subject.queries'
import {
  importTemplatesMutation,
  subjectTemplateKeys,
} from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { tenantKeys, updateTenantMutation } from '@lernspur/api-client/school-admin/tenant.queries'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { useChoices } from '@lernspur/app-kit/saving/use-choices'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { useKeyedMutation, useMutation, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { isIntendedForSchool } from '@lernspur/school-editors/subject/take-over/intended-for'
import { TemplateLevelList } from '@lernspur/school-editors/subject/template-level-list'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import type { SchoolFacts } from './school-facts'

type Source = NonNullable<Tenant['subjectTemplateSource']>

/** Levels of the provider's templates that are meant for the school; each level is copied or removed as a whole. */
function Levels({ templates }: { templates: readonly Subject[] }) {
  const { data } = useSuspenseQuery(globalTemplateListQuery())
  const { mutateAsync: take } = useKeyedMutation(importTemplatesMutation())
  const { mutateAsync: drop } = useMutation(deleteSubjectMutation())
  const { isOn, isBusy, store } = useChoices(subjectTemplateKeys.all)
  const copiesOf = (level: number) =>
    templates.filter((one) => one.schoolLevel === level && data.rows.some(({ id }) => id === one.originId))
  const toggle = (level: number, isWanted: boolean) =>
    store([String(level)], isWanted, async () => {
      if (isWanted) await take({ body: { schoolLevels: [level] } })
      else for (const { id } of copiesOf(level)) await drop({ params: { schoolSubjectId: id } })
    })
  return (
    <TemplateLevelList
      templates={data.rows.filter(isIntendedForSchool)}
      isOn={(level) => isOn(String(level), copiesOf(level).length > 0)}
      isBusy={(level) => isBusy(String(level))}
      onToggle={(level, isWanted) => void toggle(level, isWanted)}
    />
  )
}

/** Subjects and competences that every new class of the school starts with. */
export function CompetencesStep({ facts: { tenant, templates } }: StepProps<SchoolFacts>) {
  const { t } = useTranslation('school-admin.school-setup')
  const { mutateAsync } = useMutation(updateTenantMutation())
  const reread = useReread(tenantKeys.all)
  const initial = tenant.subjectTemplateSource ?? (templates.length > 0 ? 'lernspur' : '')
  const { draft, change, flush } = useAutosave<Source | ''>({
    name: 'template source',
    initial,
    isValid: (source) => source !== '',
    save: async (source) => {
      if (source !== '') await mutateAsync({ body: { subjectTemplateSource: source } })
      await reread()
    },
  })
  const next = async () => {
    await flush()
    return true
  }
  return (
    <StepPage
      title={t(($) => $.competences.title)}
      description={t(($) => $.competences.description)}
      onNext={next}
      {...(draft === '' ? { nextLabel: t(($) => $.skip) } : {})}
    >
      <RadioGroupField
        look="cards"
        label={t(($) => $.competences.title)}
        value={draft}
        onValueChange={(source) => change(source === 'fresh' ? 'fresh' : 'lernspur')}
        options={[
          { value: 'lernspur', label: t(($) => $.competences.provided), hint: t(($) => $.competences.providedHint) },
          { value: 'fresh', label: t(($) => $.competences.fresh), hint: t(($) => $.competences.freshHint) },
        ]}
      />
      {draft === 'lernspur' && <Levels templates={templates} />}
    </StepPage>
  )
}
