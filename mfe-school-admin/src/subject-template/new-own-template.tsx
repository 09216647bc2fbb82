import { createSubjectTemplateMutation } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { paths, useKeyedMutation, useNavigate, useSession, useToast, useTranslation } from '@lernspur/app-runtime'
import type { CreateOwnTemplate, Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { NewTemplate } from '@lernspur/school-editors/subject/template/new-template'

interface NewOwnTemplateProps {
  templates: readonly Subject[]
  onClose: () => void
}

/** The form of the school's own new template. */
export function NewOwnTemplate({ templates, onClose }: NewOwnTemplateProps) {
  const { t } = useTranslation('school-admin.subject-templates')
  const navigate = useNavigate()
  const toast = useToast()
  const { tenant } = useSession()
  const { mutateAsync, isPending } = useKeyedMutation(createSubjectTemplateMutation())
  const add = async (template: CreateOwnTemplate) => {
    const { id, name } = await mutateAsync({ body: template })
    toast({ text: t(($) => $.new.done, { name }) })
    await navigate(paths.schoolCompetences(tenant?.id ?? '', id))
  }
  return (
    <NewTemplate
      title={t(($) => $.new.title)}
      description={t(($) => $.new.description)}
      templates={templates}
      draftName={`new template ${tenant?.id ?? ''}`}
      onAdd={add}
      onClose={onClose}
      busy={isPending}
    />
  )
}
