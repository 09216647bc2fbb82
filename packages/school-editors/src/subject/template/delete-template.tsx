import { useTranslation } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { IconButton } from '@lernspur/ui/form/icon-button'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTemplateDeletion } from './use-template-deletion'

interface DeleteTemplateProps {
  template: Subject
  /** Path of the list. */
  listPath: string
  /** What is not deleted, as a sentence. */
  stays: string
}

/** A button that deletes a template. */
export function DeleteTemplate({ template, ...after }: DeleteTemplateProps) {
  const { t } = useTranslation('school-editors.subject-template')
  const remove = useTemplateDeletion(template, after)
  return (
    <IconButton label={t(($) => $.delete.open)} onClick={() => void remove().catch(() => null)}>
      <Trash2 aria-hidden />
    </IconButton>
  )
}
