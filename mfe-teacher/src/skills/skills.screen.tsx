import { ErrorBoundary, useClass, useClassRights, usePageTitle, useTranslation } from '@lernspur/app-kit'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { Suspense } from 'react'
import { ClassGap, missingIn } from '../class-work/gaps'
import { ObserveLink } from '../class-work/observe-link'
import { useClassId } from '../class-work/use-class-id'
import { useClassWork } from '../class-work/use-class-work'
import { SkillFilters } from './skill-filters'
import { SkillMatrix } from './skill-matrix'
import { SkillsSkeleton } from './skills-skeleton'
import { useSkillFilter } from './use-skill-filter'

function Skills({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.skills')
  const work = useClassWork(classId)
  const filter = useSkillFilter(work)
  const gapTexts = {
    subjects: { title: t(($) => $.noSubjects.title), text: t(($) => $.noSubjects.text) },
    children: { title: t(($) => $.noChildren.title), text: t(($) => $.noChildren.text) },
  }
  const missing = missingIn(work)
  if (missing) return <ClassGap classId={classId} missing={missing} {...gapTexts[missing]} />
  if (!filter.subject) return null
  return (
    <>
      <SkillFilters work={work} filter={filter} />
      <ErrorBoundary>
        <Suspense fallback={<SkillsSkeleton />}>
          <SkillMatrix classId={classId} work={work} filter={filter} subject={filter.subject} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** The skills matrix of a class: students by competences of a subject, each with the newest level. */
export function Component() {
  const { t } = useTranslation('teacher.skills')
  const classId = useClassId()
  const schoolClass = useClass(classId)
  const { canWriteCompetenceEntries } = useClassRights(classId)
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page width="full">
      <PageHeader
        title={title}
        description={schoolClass && t(($) => $.inClass, { name: schoolClass.name })}
        actions={canWriteCompetenceEntries && <ObserveLink classId={classId}>{t(($) => $.observe)}</ObserveLink>}
      />
      <ErrorBoundary>
        <Suspense fallback={<SkillsSkeleton />}>
          <Skills classId={classId} />
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
