import {
  ErrorBoundary,
  foundIn,
  Link,
  paths,
  useClass,
  usePageTitle,
  useParams,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { CompetenceEditor } from '@lernspur/school-editors/competence/competence-editor'
import { SubjectForm } from '@lernspur/school-editors/subject/subject-form'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense } from 'react'
import { useClassId } from '../../class-data/use-class-id'
import { MayManage } from '../may-manage'
import { useClassSubjectList } from './use-class-subjects'
import { useEditedSubject, useStoreSubject } from './use-edited-subject'

interface SubjectContentsProps {
  schoolClass: SchoolClass
  subject: Subject
  subjects: readonly Subject[]
}

function SubjectContents({ schoolClass, subject, subjects }: SubjectContentsProps) {
  const { t } = useTranslation('teacher.subjects')
  const store = useStoreSubject(subject)
  const edited = useEditedSubject(subject)
  usePageTitle(subject.name)
  return (
    <>
      <PageHeader
        title={subject.name}
        description={t(($) => $.contents)}
        above={
          <Breadcrumbs label={t(($) => $.youAreHere)}>
            <Crumb link={<Link to={paths.classSettings(schoolClass.id)} />}>
              {t(($) => $.settingsOf, { name: schoolClass.name })}
            </Crumb>
            <Crumb link={<Link to={paths.classSubjects(schoolClass.id)} />}>{t(($) => $.title)}</Crumb>
          </Breadcrumbs>
        }
      />
      <Card>
        <CardContent className="pt-5">
          <SubjectForm subject={subject} others={subjects} {...store} />
        </CardContent>
      </Card>
      <CompetenceEditor subject={edited} />
    </>
  )
}

function SubjectSkeleton() {
  const { t } = useTranslation('teacher.subjects')
  return (
    <Loading label={t(($) => $.loading)} className="grid grid-cols-1 gap-6">
      <Skeleton className="h-12" />
      <Skeleton className="h-64" />
      <Skeleton className="h-96" />
    </Loading>
  )
}

/** Name, colour, domains and competences of one subject of the class; NOT_FOUND for another. */
function KnownSubject({ schoolClass }: { schoolClass: SchoolClass }) {
  const { schoolSubjectId } = useParams()
  const subjects = useClassSubjectList(schoolClass.id)
  const subject = foundIn(subjects, ({ id }) => id === schoolSubjectId)
  if (!subject) return <SubjectSkeleton />
  return <SubjectContents key={subject.id} schoolClass={schoolClass} subject={subject} subjects={subjects.rows} />
}

/** The contents of a subject of a class. */
export function Component() {
  const schoolClass = useClass(useClassId())
  return (
    <Page>
      <ErrorBoundary>
        <Suspense fallback={<SubjectSkeleton />}>
          <MayManage schoolClass={schoolClass} rights={['canManageCompetences']} size="page">
            {(known) => <KnownSubject schoolClass={known} />}
          </MayManage>
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
