import { Link, useMutation, usePageTitle, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Card, CardContent } from '@lernspur/ui/components/ui/card'
import type { ReactNode } from 'react'
import { SubjectForm } from '../subject-form'
import type { UpdateCall } from './template-calls'

interface TemplateHeadProps {
  template: Subject
  /** The other templates. */
  templates: readonly Subject[]
  /** Path of the list. */
  listPath: string
  actions: ReactNode
  /** Shown between the title and the form. */
  children?: ReactNode
  update: UpdateCall
  /** Reads the templates again, after somebody else has changed this one. */
  reread: () => Promise<readonly Subject[]>
}

/** The title of a template, its name, abbreviation and colour; they save by themselves. */
export function TemplateHead(props: TemplateHeadProps) {
  const { template, templates, listPath, actions, children, update, reread } = props
  const { t } = useTranslation('school-editors.subject-template')
  const levelText = useSchoolLevelText()
  const { mutateAsync } = useMutation(update({ showsConflict: true }))
  const { id: schoolSubjectId, name, schoolLevel } = template
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
        <CardContent className="pt-5">
          <SubjectForm
            subject={template}
            others={templates.filter((other) => other.schoolLevel === schoolLevel)}
            save={(body, ifMatch) => mutateAsync({ params: { schoolSubjectId }, body, ifMatch })}
            reread={async () => (await reread()).find(({ id }) => id === schoolSubjectId) ?? template}
          />
        </CardContent>
      </Card>
    </>
  )
}
