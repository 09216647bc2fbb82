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
import type { Subject } from '@lernspur/contracts/subject.contract'
import { CompetenceEditor } from '@lernspur/school-editors/competence/competence-editor'
import { SubjectForm } from '@lernspur/school-editors/subject/subject-form'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Button } from '@lernspur/ui/form/button'
import { IconButton } from '@lernspur/ui/form/icon-button'
import { Page } from '@lernspur/ui/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/layout/breadcrumbs'
import { Card, CardBody } from '@lernspur/ui/layout/card'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, Suspense, useState } from 'react'
import { useTemplateDeletion } from './use-template-deletion'

const CopyIntoClasses = lazy(() => import('./copy/copy-into-classes'))

/** Copying the template into classes, and deleting it. */
function OneTemplateActions({ template }: { template: Subject }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const [isCopying, setCopying] = useState(false)
  const remove = useTemplateDeletion(template)
  return (
    <>
      <IconButton label={t(($) => $.delete.open)} onClick={() => void remove().catch(() => null)}>
        <Trash2 aria-hidden />
      </IconButton>
      <Button variant="outline" onClick={() => setCopying(true)}>
        <Copy aria-hidden />
        {t(($) => $.copy.open)}
      </Button>
      <Suspense fallback={null}>
        {isCopying && (
          <CopyIntoClasses templates={[template]} initial={[template.id]} onClose={() => setCopying(false)} />
        )}
      </Suspense>
    </>
  )
}

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
        actions={<OneTemplateActions template={template} />}
      />
      <Card>
        <CardBody>
          <SubjectForm
            key={id}
            subject={template}
            others={templates.filter((other) => other.schoolLevel === schoolLevel)}
          />
        </CardBody>
      </Card>
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.loading)}>
              <Skeleton className="h-96" />
            </Loading>
          }
        >
          <CompetenceEditor key={`competences ${id}`} subject={template} />
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
