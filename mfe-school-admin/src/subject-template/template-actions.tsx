import { subjectExchange } from '@lernspur/api-client/school-admin/subject/subject-exchange'
import { deleteTemplatesMutation } from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { useConfirm, useMutation, useTranslation } from '@lernspur/app-runtime'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { useUndoOffer } from '@lernspur/school-editors/subject/exchange/use-undo-offer'
import { TemplateMenu } from '@lernspur/school-editors/subject/template/template-menu'
import { Button } from '@lernspur/ui/components/ui/button'
import { DropdownMenuItem, DropdownMenuSeparator } from '@lernspur/ui/components/ui/dropdown-menu'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'

/** Sheets of the page. */
export type OpenSheet = 'takeOver' | 'update' | 'copy' | 'import' | 'export' | 'order' | 'recent'

interface TemplateActionsProps {
  templates: readonly Subject[]
  onOpen: (sheet: OpenSheet) => void
  onAdd: () => void
}

/** Deletes all templates of the school, after confirmation with their number; copies in classes stay. */
const useDeleteAll = (count: number) => {
  const { t } = useTranslation('school-admin.subject-templates')
  const confirm = useConfirm()
  const offerUndo = useUndoOffer(subjectExchange)
  const { mutateAsync, isPending } = useMutation(deleteTemplatesMutation())
  const deleteAll = async () => {
    const isSure = await confirm({
      title: t(($) => $.deleteAll.title, { count }),
      description: t(($) => $.deleteAll.description),
      confirmLabel: t(($) => $.deleteAll.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    await mutateAsync(undefined)
    await offerUndo(t(($) => $.deleteAll.done, { count }))
  }
  return { deleteAll, isPending }
}

/** What can be done with all templates. */
export function TemplateActions({ templates, onOpen, onAdd }: TemplateActionsProps) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { deleteAll, isPending } = useDeleteAll(templates.length)
  const hasSome = templates.length > 0
  return (
    <>
      <TemplateMenu
        addLabel={t(($) => $.new.open)}
        onAdd={onAdd}
        onOpen={onOpen}
        hasSome={hasSome}
        exportsAll
        busy={isPending}
      >
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="destructive" disabled={!hasSome} onSelect={() => void deleteAll().catch(() => null)}>
          <Trash2 aria-hidden />
          {t(($) => $.deleteAll.open)}
        </DropdownMenuItem>
      </TemplateMenu>
      {hasSome && (
        <>
          <Button variant="outline" onClick={() => onOpen('copy')}>
            <Copy aria-hidden />
            {t(($) => $.copy.open)}
          </Button>
          <Button onClick={() => onOpen('takeOver')}>{t(($) => $.takeOver.open)}</Button>
        </>
      )}
    </>
  )
}
