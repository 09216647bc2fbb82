import { subjectExchange } from '@lernspur/api-client/subject-exchange'
import { useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { Button } from '@lernspur/ui/form/button'
import { IconButton } from '@lernspur/ui/form/icon-button'
import { DropdownMenu, MenuItem } from '@lernspur/ui/overlay/dropdown-menu'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileUp from 'lucide-react/icons/file-up'
import History from 'lucide-react/icons/history'
import { lazy, Suspense, useState } from 'react'

const ClassTakeOver = lazy(() => import('./exchange/class-take-over'))
const ClassImport = lazy(() => import('./exchange/class-import'))
const CopyFromClass = lazy(() => import('./exchange/copy-from-class'))
const ExportSheet = lazy(() => import('@lernspur/school-editors/subject/exchange/export-sheet'))
const RecentChanges = lazy(() => import('@lernspur/school-editors/subject/exchange/recent-changes'))

type OpenSheet = 'takeOver' | 'copy' | 'import' | 'export' | 'recent'

export interface SubjectActionsProps {
  schoolClass: SchoolClass
  /** Subjects of the class, in their order. */
  subjects: readonly Subject[]
}

/** What else brings subjects into the class or out of it, above its list and in its empty state. */
export function SubjectActions({ schoolClass, subjects }: SubjectActionsProps) {
  const { t } = useTranslation('teacher.subjects')
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const close = () => setSheet(null)
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton label={t(($) => $.more.label)} className="max-sm:order-last">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setSheet('copy')}>
          <Copy aria-hidden />
          {t(($) => $.more.copy)}
        </MenuItem>
        <MenuItem onSelect={() => setSheet('import')}>
          <FileUp aria-hidden />
          {t(($) => $.more.import)}
        </MenuItem>
        <MenuItem disabled={subjects.length === 0} onSelect={() => setSheet('export')}>
          <Download aria-hidden />
          {t(($) => $.more.export)}
        </MenuItem>
        <MenuItem onSelect={() => setSheet('recent')}>
          <History aria-hidden />
          {t(($) => $.more.recent)}
        </MenuItem>
      </DropdownMenu>
      <Button variant="outline" onClick={() => setSheet('takeOver')}>
        {t(($) => $.more.takeOver)}
      </Button>
      <Suspense fallback={null}>
        {sheet === 'takeOver' && <ClassTakeOver schoolClass={schoolClass} subjects={subjects} onClose={close} />}
        {sheet === 'copy' && <CopyFromClass schoolClassId={schoolClass.id} subjects={subjects} onClose={close} />}
        {sheet === 'import' && <ClassImport schoolClassId={schoolClass.id} onClose={close} />}
        {sheet === 'recent' && <RecentChanges exchange={subjectExchange} onClose={close} />}
        {sheet === 'export' && (
          <ExportSheet
            subjects={subjects}
            exchange={subjectExchange}
            fileName={t(($) => $.more.file, { name: schoolClass.name })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
