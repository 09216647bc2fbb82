import { useTranslation } from '@lernspur/app-runtime'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileUp from 'lucide-react/icons/file-up'
import History from 'lucide-react/icons/history'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

interface TemplateMenuProps {
  addLabel: string
  onAdd: () => void
  onOpen: (sheet: 'import' | 'export' | 'order' | 'recent') => void
  /** Whether there are templates to order and, if all are exported from here, to export. */
  hasSome?: boolean
  exportsAll?: boolean
  busy?: boolean
  /** Further items. */
  children?: ReactNode
}

/** The menu above a list of templates: what can be done with all of them. */
export function TemplateMenu(props: TemplateMenuProps) {
  const { addLabel, onAdd, onOpen, hasSome = true, exportsAll = false, busy = false, children } = props
  const { t } = useTranslation('school-editors.subject-template')
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t(($) => $.menu.more)} busy={busy} className="max-sm:order-last">
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={onAdd}>
          <Plus aria-hidden />
          {addLabel}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onOpen('import')}>
          <FileUp aria-hidden />
          {t(($) => $.menu.import)}
        </DropdownMenuItem>
        {exportsAll && (
          <DropdownMenuItem disabled={!hasSome} onSelect={() => onOpen('export')}>
            <Download aria-hidden />
            {t(($) => $.menu.export)}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem disabled={!hasSome} onSelect={() => onOpen('order')}>
          <ArrowUpDown aria-hidden />
          {t(($) => $.menu.order)}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onOpen('recent')}>
          <History aria-hidden />
          {t(($) => $.menu.recent)}
        </DropdownMenuItem>
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
