import { useIsMutating, useQueryClient, useTranslation } from '@lernspur/app-kit'
import type { StepProps } from '@lernspur/app-kit/wizard/step'
import { StepPage } from '@lernspur/app-kit/wizard/step-page'
import { Banner } from '@lernspur/ui/layout/banner'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useRef, useState } from 'react'
import { type ClassFacts, classSubjectsQuery } from '../facts/class-facts'
import { OwnList } from './own-list'
import { OwnSubject } from './own-subject'
import { TemplateList } from './template-list'
import { useTemplates } from './use-subject-choice'

/** What the class learns: templates to take over, and subjects of one's own. */
export function SubjectsStep({ facts: { schoolClass, subjects } }: StepProps<ClassFacts>) {
  const { t } = useTranslation('setup')
  const [tried, setTried] = useState(false)
  const queryClient = useQueryClient()
  const isStoring = useIsMutating({ mutationKey: ['subject'] }) > 0
  const templates = useTemplates()
  const begun = useRef<(() => Promise<boolean>) | null>(null)
  if (!schoolClass) return null
  const known = new Set(templates.map(({ id }) => id))
  const own = subjects.filter(({ originId }) => originId === null || !known.has(originId))
  const next = async () => {
    setTried(true)
    if (begun.current && !(await begun.current())) return false
    return (await queryClient.query(classSubjectsQuery(schoolClass.id))).rows.length > 0
  }
  return (
    <StepPage
      title={t(($) => $.subjects.title, { name: schoolClass.name })}
      description={t(($) => $.subjects.description)}
      onNext={next}
      isStoring={isStoring}
    >
      {tried && subjects.length === 0 && (
        <Banner live tone="danger" icon={<CircleAlert />}>
          {t(($) => $.subjects.missing)}
        </Banner>
      )}
      <TemplateList schoolClass={schoolClass} subjects={subjects} />
      <OwnList subjects={own} />
      <OwnSubject schoolClassId={schoolClass.id} used={subjects.map(({ color }) => color)} begun={begun} />
    </StepPage>
  )
}
