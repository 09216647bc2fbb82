import { useOpenRequest } from '@lernspur/app-kit/navigation/use-open-request'
import { useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import Printer from 'lucide-react/icons/printer'
import { lazy, Suspense, useState } from 'react'
import type { ClassPrintDialogProps } from './class-print-dialog'

const ClassPrintDialog = lazy(() => import('./class-print-dialog'))

/** Button that asks for a list of the class to print; the palette opens it by URL. */
export function ClassPrintButton(print: Omit<ClassPrintDialogProps, 'onClose'>) {
  const { t } = useTranslation('teacher.class-print')
  const [isOpen, setIsOpen] = useState(false)
  useOpenRequest('print', () => setIsOpen(true))
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Printer aria-hidden />
        {t(($) => $.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <ClassPrintDialog {...print} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
