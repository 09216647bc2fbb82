import { classTemplateCalls } from '@lernspur/api-client/school-admin/class-template.queries'
import { useConfirm, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { ClassTemplate } from '@lernspur/contracts/school-admin/school/class-template.contract'
import { useContentsText } from '@lernspur/school-editors/class-steps/template/use-contents-text'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'

interface TemplateActionsProps {
  template: ClassTemplate
  onRename: () => void
}

/** Renames a template, or deletes it after saying what else is deleted; the deletion can be undone. */
export function TemplateActions({ template: { id, name, contents }, onRename }: TemplateActionsProps) {
  const { t } = useTranslation('school-admin.school-classes')
  const confirm = useConfirm()
  const toast = useToast()
  const contentsText = useContentsText()
  const removal = useMutation(classTemplateCalls.deleteClassTemplate())
  const restore = useMutation(classTemplateCalls.restoreClassTemplate())
  const remove = async () => {
    const isSure = await confirm({
      title: t(($) => $.template.removal.question, { name }),
      description: t(($) => $.template.removal.loss, { contents: contentsText(contents) }),
      confirmLabel: t(($) => $.template.removal.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    await removal.mutateAsync({ params: { id } })
    toast({
      text: t(($) => $.template.removal.done, { name }),
      undo: async () => {
        await restore.mutateAsync({ params: { id } })
      },
    })
  }
  return (
    <span className="flex justify-end gap-1">
      <IconButton
        size="icon-sm"
        busy={removal.isPending}
        label={t(($) => $.template.removal.label, { name })}
        onClick={() => void remove().catch(() => null)}
      >
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton size="icon-sm" label={t(($) => $.template.rename.label, { name })} onClick={onRename}>
        <Pencil aria-hidden />
      </IconButton>
    </span>
  )
}
