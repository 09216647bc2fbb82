import { subjectTemplateListQuery } from '@lernspur/api-client/subject-template.queries'
import { notFound, paths, useParams, useQueryClient, useSuspenseQuery } from '@lernspur/app-kit'
import { TemplatePage } from '@lernspur/school-editors/subject/template/template-page'
import { Page } from '@lernspur/ui/layout/app-frame'
import { OneTemplateActions } from './one-template-actions'

/**
 * Domains and competences of a template of the school
 * (`/school/{schoolId}/settings/schoolSubjectTemplates/{schoolSubjectId}/competences`).
 */
export function Component() {
  const { schoolId = '', schoolSubjectId } = useParams()
  const client = useQueryClient()
  const { rows: templates } = useSuspenseQuery(subjectTemplateListQuery()).data
  const template = templates.find(({ id }) => id === schoolSubjectId) ?? notFound()
  const reread = async () => {
    const { rows } = await client.query({ ...subjectTemplateListQuery(), staleTime: 0 })
    return rows.find(({ id }) => id === template.id) ?? notFound()
  }
  return (
    <Page>
      <TemplatePage
        key={template.id}
        template={template}
        templates={templates}
        listPath={paths.schoolSubjects(schoolId)}
        actions={<OneTemplateActions template={template} />}
        reread={reread}
      />
    </Page>
  )
}
