import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
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
    <SideSheet
      open
      retainsInput
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
    </SideSheet>
  )
}
