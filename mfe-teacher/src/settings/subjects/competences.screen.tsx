import {
  ErrorBoundary,
  Link,
  notFound,
  paths,
  useClass,
  usePageTitle,
  useParams,
  useTranslation,
} from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { CompetenceEditor } from '@lernspur/school-editors/competence/competence-editor'
import { SubjectForm } from '@lernspur/school-editors/subject/subject-form'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Page } from '@lernspur/ui/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/layout/breadcrumbs'
import { Card, CardBody } from '@lernspur/ui/layout/card'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { Suspense } from 'react'
import { useClassId } from '../../class-work/use-class-id'
import { MayManage } from './may-manage'
import { useClassSubjects } from './use-class-subjects'

/** Name, colour, domains and competences of one subject of the class; NOT_FOUND for another. */
function SubjectContents({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.subjects')
  const { schoolSubjectId } = useParams()
  const subjects = useClassSubjects(schoolClass.id)
  const subject = subjects.find(({ id }) => id === schoolSubjectId) ?? notFound()
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
        <CardBody>
          <SubjectForm key={subject.id} subject={subject} others={subjects} />
        </CardBody>
      </Card>
      <CompetenceEditor key={`competences ${subject.id}`} subject={subject} />
    </>
  )
}

/** The contents of a subject of a class. */
export function Component() {
  const { t } = useTranslation('teacher.subjects')
  const schoolClass = useClass(useClassId())
  return (
    <Page>
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.loading)} className="grid grid-cols-1 gap-6">
              <Skeleton className="h-12" />
              <Skeleton className="h-64" />
              <Skeleton className="h-96" />
            </Loading>
          }
        >
          {schoolClass && (
            <MayManage schoolClass={schoolClass} rights={['canManageCompetences']}>
              <SubjectContents schoolClass={schoolClass} />
            </MayManage>
          )}
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
