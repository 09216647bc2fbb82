import { subjectTemplateListQuery } from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { templateEditing } from '@lernspur/api-client/school-admin/subject/template-editing'
import { foundIn, PageSkeleton, paths, useParams, useQueryClient, useSuspenseQuery } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { CompetenceEditor } from '@lernspur/school-editors/competence/competence-editor'
import { TemplateHead } from '@lernspur/school-editors/subject/template/template-head'
import { useEditedTemplate } from '@lernspur/school-editors/subject/template/use-edited-template'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { OneTemplateActions } from './one-template-actions'

/** Name, colour, domains and competences of one template. */
function Template({ template, templates }: { template: Subject; templates: readonly Subject[] }) {
  const { schoolId = '' } = useParams()
  const client = useQueryClient()
  const edited = useEditedTemplate(template, templateEditing)
  return (
    <>
      <TemplateHead
        template={template}
        templates={templates}
        listPath={paths.schoolSubjects(schoolId)}
        actions={<OneTemplateActions template={template} />}
        update={templateEditing.update}
        reread={async () => (await client.query({ ...subjectTemplateListQuery(), staleTime: 0 })).rows}
      />
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
  const read = useSuspenseQuery(subjectTemplateListQuery())
  const templates = read.data.rows
  const template = foundIn({ ...read, rows: templates }, ({ id }) => id === schoolSubjectId)
  if (!template) return <PageSkeleton />
  return (
    <Page>
      <Template key={template.id} template={template} templates={templates} />
    </Page>
  )
}
