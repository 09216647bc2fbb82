import { useTranslation } from '@lernspur/app-kit'
import { Button } from '@lernspur/ui/form/button'
import { IconButton } from '@lernspur/ui/form/icon-button'
import { DropdownMenu, MenuItem } from '@lernspur/ui/overlay/dropdown-menu'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileUp from 'lucide-react/icons/file-up'
import History from 'lucide-react/icons/history'
import Plus from 'lucide-react/icons/plus'

/** Sheets of the page. */
export type OpenSheet = 'publish' | 'versions' | 'import' | 'export' | 'order' | 'recent'

interface DraftActionsProps {
  mayEdit: boolean
  onOpen: (sheet: OpenSheet) => void
  onAdd: () => void
}

/** What can be done with all drafts. */
export function DraftActions({ mayEdit, onOpen, onAdd }: DraftActionsProps) {
  const { t } = useTranslation('provider.subject-templates')
  return (
    <>
      {mayEdit && (
        <DropdownMenu
          align="end"
          trigger={
            <IconButton label={t(($) => $.more)}>
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
          <MenuItem onSelect={() => onOpen('order')}>
            <ArrowUpDown aria-hidden />
            {t(($) => $.order)}
          </MenuItem>
          <MenuItem onSelect={() => onOpen('recent')}>
            <History aria-hidden />
            {t(($) => $.recent)}
          </MenuItem>
        </DropdownMenu>
      )}
      <Button variant="outline" onClick={() => onOpen('versions')}>
        {t(($) => $.versions.open)}
      </Button>
      {mayEdit && <Button onClick={() => onOpen('publish')}>{t(($) => $.publish.open)}</Button>}
    </>
  )
}
