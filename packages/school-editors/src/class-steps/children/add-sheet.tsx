import { ErrorBoundary, useConfirm, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense, useMemo, useState } from 'react'
import type { ImportScope } from '../../student/import/match/matched-line'
import { useClassItems } from '../../student/sheet/use-class-items'
import { ListImport } from '../import/list-import'
import { NewStudent } from './new-student'

interface AddSheetProps {
  /** Classes that the user may add students to. */
  classes: readonly SchoolClass[]
  /** The class of the list; '' for the list of the school. */
  schoolClassId: string
  /** Whether the class may be chosen, or omitted. */
  hasChoice: boolean
  /** Opens with the list that the portal of the school has. */
  readsRoster?: boolean
  onClose: () => void
}

/** Adds new students: one after the other, or a whole list of names at once. */
export function AddSheet({ classes, schoolClassId: first, hasChoice, readsRoster = false, onClose }: AddSheetProps) {
  const { t } = useTranslation('school-editors.student-list')
  const [schoolClassId, setClassId] = useState(first)
  const [isList, setIsList] = useState(readsRoster)
  const [openLines, setOpenLines] = useState(0)
  const confirm = useConfirm()
  const offered = useMemo(() => classes.filter(({ isActive }) => isActive), [classes])
  const name = offered.find(({ id }) => id === first)?.name
  const scope = useMemo((): ImportScope => {
    const chosen = offered.find(({ id }) => id === schoolClassId)
    return chosen ? { kind: 'class', schoolClassId, name: chosen.name } : { kind: 'school' }
  }, [offered, schoolClassId])
  // What is still to be checked is in the list alone.
  const close = async () => {
    const isSure =
      openLines === 0 ||
      (await confirm({
        title: t(($) => $.adding.openTitle, { count: openLines }),
        description: t(($) => $.adding.openText),
        confirmLabel: t(($) => $.adding.openConfirm),
      }))
    if (isSure) onClose()
  }
  const items = [{ value: '', label: t(($) => $.noClass) }, ...useClassItems(offered)]
  return (
    <SideSheet
      open
      size="wide"
      // A list that was read would be lost; the question before an undo is outside the sheet as well.
      steady={isList}
      // A pasted list waits for the next time.
      retainsInput={isList}
      onOpenChange={(open) => !open && void close()}
      title={hasChoice || !name ? t(($) => $.adding.title) : t(($) => $.adding.titleTo, { name })}
      closeLabel={t(($) => $.close)}
    >
      <div className="grid grid-cols-1 gap-6">
        {hasChoice && (
          <LabelledField
            label={t(($) => $.adding.schoolClass)}
            hint={isList && schoolClassId === '' ? t(($) => $.adding.byColumn) : undefined}
          >
            <Combobox
              items={items}
              value={schoolClassId}
              onValueChange={setClassId}
              searchLabel={t(($) => $.filter.search)}
              placeholder={t(($) => $.noClass)}
              empty={t(($) => $.filter.nothing)}
            />
          </LabelledField>
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
        {!isList && <NewStudent key={schoolClassId} schoolClass={offered.find(({ id }) => id === schoolClassId)} />}
        {isList && (
          <ErrorBoundary>
            <Suspense
              fallback={
                <Loading label={t(($) => $.loading)}>
                  <Skeleton className="h-40" />
                </Loading>
              }
            >
              <ListImport key={schoolClassId} scope={scope} readsRoster={readsRoster} onOpenLines={setOpenLines} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </SideSheet>
  )
}
