import { useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import Trash2 from 'lucide-react/icons/trash-2'
import { type TemplateDeletion, useTemplateDeletion } from './use-template-deletion'

interface DeleteTemplateProps extends TemplateDeletion {
  template: Subject
}

/** A button that deletes a template. */
export function DeleteTemplate({ template, ...deletion }: DeleteTemplateProps) {
  const { t } = useTranslation('school-editors.subject-template')
  const remove = useTemplateDeletion(template, deletion)
  return (
    <IconButton label={t(($) => $.delete.open)} onClick={() => void remove().catch(() => null)}>
      <Trash2 aria-hidden />
    </IconButton>
  )
}
