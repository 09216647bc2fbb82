import { Link, usePageTitle, useSchoolLevelText, useTranslation } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { Breadcrumbs, Crumb } from '@lernspur/ui/layout/breadcrumbs'
import { Card, CardBody } from '@lernspur/ui/layout/card'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import type { ReactNode } from 'react'
import { CompetenceEditor } from '../../competence/competence-editor'
import { SubjectForm } from '../subject-form'
import { useEditedTemplate, useStoreTemplate } from './use-edited-template'

interface TemplatePageProps {
  template: Subject
  /** Templates beside it. */
  templates: readonly Subject[]
  /** Path of the list. */
  listPath: string
  actions: ReactNode
  /** Shown between the title and the form. */
  children?: ReactNode
  /** Reads the template anew, after somebody else has changed it. */
  reread: () => Promise<Subject>
}

/** Name, colour, domains and competences of one template. */
export function TemplatePage({ template, templates, listPath, actions, children, reread }: TemplatePageProps) {
  const { t } = useTranslation('school-editors.subject-template')
  const levelText = useSchoolLevelText()
  const save = useStoreTemplate(template)
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
            <Crumb link={<Link to={listPath} />}>{t(($) => $.title)}</Crumb>
          </Breadcrumbs>
        }
        actions={actions}
      />
      {children}
      <Card>
        <CardBody>
          <SubjectForm
            subject={template}
            others={templates.filter((other) => other.schoolLevel === schoolLevel)}
            save={save}
            reread={reread}
          />
        </CardBody>
      </Card>
      <CompetenceEditor subject={edited} />
    </>
  )
}
