import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import CopyPlus from 'lucide-react/icons/copy-plus'
import { lazy, Suspense, useState } from 'react'

const SaveSheet = lazy(() => import('./save-sheet'))

/** Saves a class as a template of the school, after showing in numbers what it contains. */
export function SaveAsTemplate({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('school-editors.class-template')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setIsOpen(true)}>
        <CopyPlus aria-hidden />
        {t(($) => $.save.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSheet schoolClass={schoolClass} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
