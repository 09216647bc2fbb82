import { useOpenRequest } from '@lernspur/app-kit/navigation/use-open-request'
import { useClassRights, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import Printer from 'lucide-react/icons/printer'
import { lazy, Suspense, useState } from 'react'
import type { ClassPrintDialogProps } from './class-print-dialog'

const ClassPrintDialog = lazy(() => import('./class-print-dialog'))

/**
 * Button that asks for a list of the class to print; the palette opens it by URL. Without a subject there is no
 * observation sheet, so nothing offers one.
 */
export function ClassPrintButton(print: Omit<ClassPrintDialogProps, 'onClose'>) {
  const { t } = useTranslation('teacher.class-print')
  const { subjects } = useClassRights(print.classId)
  const hasPrint = print.kind === 'list' || subjects === 'all' || subjects.length > 0
  const [isOpen, setIsOpen] = useState(false)
  useOpenRequest('print', () => setIsOpen(true))
  return (
    <>
      {hasPrint && (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          <Printer aria-hidden />
          {t(($) => $.open)}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ClassPrintDialog {...print} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
