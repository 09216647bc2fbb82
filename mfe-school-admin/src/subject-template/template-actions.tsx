import { subjectExchange } from '@lernspur/api-client/subject-exchange'
import { deleteTemplatesMutation } from '@lernspur/api-client/subject-template.queries'
import { useConfirm, useMutation, useTranslation } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { useUndoOffer } from '@lernspur/school-editors/subject/exchange/use-undo-offer'
import { Button } from '@lernspur/ui/form/button'
import { IconButton } from '@lernspur/ui/form/icon-button'
import { DropdownMenu, MenuItem, MenuSeparator } from '@lernspur/ui/overlay/dropdown-menu'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileUp from 'lucide-react/icons/file-up'
import History from 'lucide-react/icons/history'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'

/** Sheets of the page. */
export type OpenSheet = 'takeOver' | 'update' | 'copy' | 'import' | 'export' | 'order' | 'recent'

interface TemplateActionsProps {
  templates: readonly Subject[]
  onOpen: (sheet: OpenSheet) => void
  onAdd: () => void
}

/** Deletes all templates of the school, after a question with their number; what classes have copied stays. */
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
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={t(($) => $.more)} busy={isPending} className="max-sm:order-last">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem onSelect={onAdd}>
          <Plus aria-hidden />
          {t(($) => $.new.open)}
        </MenuItem>
        <MenuItem onSelect={() => onOpen('import')}>
          <FileUp aria-hidden />
          {t(($) => $.import)}
        </MenuItem>
        <MenuItem disabled={!hasSome} onSelect={() => onOpen('export')}>
          <Download aria-hidden />
          {t(($) => $.export)}
        </MenuItem>
        <MenuItem disabled={!hasSome} onSelect={() => onOpen('order')}>
          <ArrowUpDown aria-hidden />
          {t(($) => $.order)}
        </MenuItem>
        <MenuItem onSelect={() => onOpen('recent')}>
          <History aria-hidden />
          {t(($) => $.recent)}
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" disabled={!hasSome} onSelect={() => void deleteAll().catch(() => null)}>
          <Trash2 aria-hidden />
          {t(($) => $.deleteAll.open)}
        </MenuItem>
      </DropdownMenu>
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
