import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { Suspense } from 'react'
import { KnownClass } from './known-class'
import { NewClass } from './new-class'

interface ClassSheetProps {
  /** Undefined for a new one. */
  schoolClass: SchoolClass | undefined
  /** A new class was created. */
  onMade: (schoolClass: SchoolClass) => void
  onClose: () => void
}

/** Creates a class, or changes what it is, who is responsible for it and whether it is active. */
export default function ClassSheet({ schoolClass, onMade, onClose }: ClassSheetProps) {
  const { t } = useTranslation('school-admin.school-classes')
  const title = schoolClass
    ? t(($) => $.edit.label, { className: t(($) => $.className, { name: schoolClass.name }) })
    : t(($) => $.new.title)
  const loading = (
    <Loading label={t(($) => $.edit.loading)}>
      <Skeleton className="h-48" />
    </Loading>
  )
  return (
    <Sheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t(($) => $.edit.close)}
    >
      <Suspense fallback={loading}>
        {schoolClass ? (
          <KnownClass key={schoolClass.id} schoolClass={schoolClass} onClose={onClose} />
        ) : (
          <NewClass onMade={onMade} />
        )}
      </Suspense>
    </Sheet>
  )
}
