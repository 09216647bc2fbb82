import { subjectTemplateListQuery } from '@lernspur/api-client/subject-template.queries'
import {
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
import { Page } from '@lernspur/ui/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/layout/breadcrumbs'
import { Card, CardBody } from '@lernspur/ui/layout/card'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { OneTemplateActions } from './one-template-actions'
import { useEditedTemplate, useStoreTemplate } from './use-edited-template'

interface TemplateProps {
  template: Subject
  templates: readonly Subject[]
}

/** Name, colour, domains and competences of one template. */
function Template({ template, templates }: TemplateProps) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { schoolId = '' } = useParams()
  const levelText = useSchoolLevelText()
  const store = useStoreTemplate(template)
  const edited = useEditedTemplate(template)
  const { name, schoolLevel } = template
  usePageTitle(name)
  return (
    <>
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
            subject={template}
            others={templates.filter((other) => other.schoolLevel === schoolLevel)}
            {...store}
          />
        </CardBody>
      </Card>
      <CompetenceEditor subject={edited} />
    </>
  )
}

/**
 * Domains and competences of a template of the school
 * (`/school/{schoolId}/settings/schoolSubjectTemplates/{schoolSubjectId}/competences`).
 */
export function Component() {
  const { schoolSubjectId } = useParams()
  const { rows: templates } = useSuspenseQuery(subjectTemplateListQuery()).data
  const template = templates.find(({ id }) => id === schoolSubjectId) ?? notFound()
  return (
    <Page>
      <Template key={template.id} template={template} templates={templates} />
    </Page>
  )
}
