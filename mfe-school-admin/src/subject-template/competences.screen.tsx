import { subjectTemplateListQuery } from '@lernspur/api-client/subject-template.queries'
import {
  ErrorBoundary,
  Link,
  notFound,
  paths,
  usePageTitle,
  useParams,
  useSchoolLevelText,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-kit'
import { CompetenceEditor } from '@lernspur/school-editors/competence/competence-editor'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Page } from '@lernspur/ui/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { Suspense } from 'react'

/**
 * Domains and competences of a template of the school
 * (`/school/{schoolId}/settings/schoolSubjectTemplates/{schoolSubjectId}/competences`).
 */
export function Component() {
  const { t } = useTranslation('school-admin.subject-templates')
  const { schoolId = '', schoolSubjectId } = useParams()
  const levelText = useSchoolLevelText()
  const { rows: templates } = useSuspenseQuery(subjectTemplateListQuery()).data
  const template = templates.find(({ id }) => id === schoolSubjectId) ?? notFound()
  const { id, name, schoolLevel } = template
  usePageTitle(name)
  return (
    <Page>
      <PageHeader
        title={name}
        description={t(($) => $.ofLevel, { level: levelText(schoolLevel) })}
        above={
          <Breadcrumbs label={t(($) => $.youAreHere)}>
            <Crumb link={<Link to={paths.schoolSubjects(schoolId)} />}>{t(($) => $.title)}</Crumb>
          </Breadcrumbs>
        }
      />
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.loading)}>
              <Skeleton className="h-96" />
            </Loading>
          }
        >
          <CompetenceEditor key={id} subject={template} />
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
