import { ErrorBoundary, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { Combobox } from '@lernspur/ui/choice/combobox'
import { SegmentedControl } from '@lernspur/ui/choice/segmented-control'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Field } from '@lernspur/ui/form/field'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { Suspense, useState } from 'react'
import { NameEntry } from '../../student/name-entry'
import { useClassItems } from '../../student/sheet/use-class-items'
import { NewStudent } from './new-student'
import { useNames } from './use-names'

function NameList({ schoolClassId }: { schoolClassId: string }) {
  const { children: _, takeOver, ...entry } = useNames(schoolClassId)
  return <NameEntry {...entry} takeOver={() => void takeOver().catch(() => null)} />
}

interface AddSheetProps {
  /** Classes that the user may add students to. */
  classes: readonly SchoolClass[]
  /** The class of the list; '' for the list of the school. */
  schoolClassId: string
  /** The class may be chosen, or left out. */
  hasChoice: boolean
  onClose: () => void
}

/** Adds new students: one after the other, or a whole list of names at once. */
export function AddSheet({ classes, schoolClassId: first, hasChoice, onClose }: AddSheetProps) {
  const { t } = useTranslation('school-editors.student-list')
  const [schoolClassId, setClassId] = useState(first)
  const [isList, setIsList] = useState(false)
  const offered = classes.filter(({ isActive }) => isActive)
  const name = offered.find(({ id }) => id === first)?.name
  const items = [{ value: '', label: t(($) => $.noClass) }, ...useClassItems(offered)]
  return (
    <Sheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={hasChoice || !name ? t(($) => $.adding.title) : t(($) => $.adding.titleTo, { name })}
      closeLabel={t(($) => $.close)}
    >
      <div className="grid grid-cols-1 gap-6">
        {hasChoice && (
          <Field label={t(($) => $.adding.schoolClass)}>
            <Combobox
              items={items}
              value={schoolClassId}
              onValueChange={setClassId}
              searchLabel={t(($) => $.filter.search)}
              placeholder={t(($) => $.noClass)}
              empty={t(($) => $.filter.nothing)}
            />
          </Field>
        )}
        <SegmentedControl
          label={t(($) => $.adding.how)}
          segments={[
            { value: 'one', label: t(($) => $.adding.single) },
            { value: 'list', label: t(($) => $.adding.list) },
          ]}
          value={isList ? 'list' : 'one'}
          onValueChange={(value) => setIsList(value === 'list')}
          className="justify-self-start"
        />
        {!isList && <NewStudent key={schoolClassId} schoolClassId={schoolClassId} />}
        {isList && schoolClassId === '' && <p className="text-muted-foreground">{t(($) => $.adding.needsClass)}</p>}
        {isList && schoolClassId !== '' && (
          <ErrorBoundary>
            <Suspense
              fallback={
                <Loading label={t(($) => $.loading)}>
                  <Skeleton className="h-40" />
                </Loading>
              }
            >
              <NameList key={schoolClassId} schoolClassId={schoolClassId} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </Sheet>
  )
}
