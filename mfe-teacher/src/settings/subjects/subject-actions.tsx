import { useTranslation } from '@lernspur/app-runtime'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { Button } from '@lernspur/ui/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@lernspur/ui/components/ui/dropdown-menu'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileUp from 'lucide-react/icons/file-up'
import History from 'lucide-react/icons/history'

export type SubjectSheetName = 'takeOver' | 'copy' | 'import' | 'export' | 'recent'

export interface SubjectActionsProps {
  /** Whether the class has subjects that a file can hold. */
  hasSubjects: boolean
  onOpen: (sheet: SubjectSheetName) => void
}

/** Further ways to bring subjects into or out of the class, above its list and in its empty state. */
export function SubjectActions({ hasSubjects, onOpen }: SubjectActionsProps) {
  const { t } = useTranslation('teacher.subjects')
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t(($) => $.more.label)} className="max-sm:order-last">
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => onOpen('copy')}>
            <Copy aria-hidden />
            {t(($) => $.more.copy)}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onOpen('import')}>
            <FileUp aria-hidden />
            {t(($) => $.more.import)}
          </DropdownMenuItem>
          <DropdownMenuItem disabled={!hasSubjects} onSelect={() => onOpen('export')}>
            <Download aria-hidden />
            {t(($) => $.more.export)}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onOpen('recent')}>
            <History aria-hidden />
            {t(($) => $.more.recent)}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Button variant="outline" onClick={() => onOpen('takeOver')}>
        {t(($) => $.more.takeOver)}
      </Button>
    </>
  )
}
