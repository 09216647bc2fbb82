import { useSearchParams, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import Smile from 'lucide-react/icons/face-slightly-smiling'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { LegacyScales } from './legacy-scales'
import { NewScale } from './new-scale'
import { ScaleCards } from './scale-cards'
import { ScalePage } from './scale-page'
import { scalesQuery } from './scale-queries'
import { useScaleList } from './use-scale-list'

interface OverviewProps {
  scales: readonly PerformanceVisual[]
  schoolClassId: string | null
  show: (scaleId: string | null) => void
}

function Overview({ scales, schoolClassId, show }: OverviewProps) {
  const { t } = useTranslation('school-editors.scale')
  const [isAdding, setAdding] = useState(false)
  const { make, busy } = useScaleList(schoolClassId)
  const title = schoolClassId === null ? t(($) => $.overview.school) : t(($) => $.overview.own)
  const add = (
    <Button busy={busy} aria-haspopup="dialog" onClick={() => setAdding(true)}>
      <Plus aria-hidden className="size-4.5" />
      {t(($) => $.overview.add)}
    </Button>
  )
  return (
    <section className="grid grid-cols-1 gap-3">
      {scales.length === 0 ? (
        <EmptyState
          icon={<Smile />}
          title={t(($) => $.overview.emptyTitle)}
          description={schoolClassId === null ? t(($) => $.overview.emptySchool) : t(($) => $.overview.emptyClass)}
          action={add}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="font-semibold">{title}</h2>
            {add}
          </div>
          <ScaleCards label={title} scales={scales} isOpen />
        </>
      )}
      {isAdding && (
        <NewScale
          onClose={() => setAdding(false)}
          onChoose={(preset) => {
            setAdding(false)
            void make(preset).then(show, () => null)
          }}
        />
      )}
    </section>
  )
}

/** The school's scales, which each class may use as they are or copy. */
function SchoolScales({ schoolClassId, show }: { schoolClassId: string; show: (scaleId: string) => void }) {
  const { t } = useTranslation('school-editors.scale')
  const { rows } = useSuspenseQuery(scalesQuery(null)).data
  const { copy, busy } = useScaleList(schoolClassId)
  if (rows.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-3">
      <div>
        <h2 className="font-semibold">{t(($) => $.overview.school)}</h2>
        <p className="text-sm text-muted-foreground">{t(($) => $.overview.schoolText)}</p>
      </div>
      <ScaleCards
        label={t(($) => $.overview.school)}
        scales={rows}
        isOpen={false}
        action={(scale) => (
          <Button
            variant="outline"
            size="sm"
            busy={busy}
            aria-label={t(($) => $.overview.copyOf, { name: scale.name })}
            onClick={() => void copy(scale).then(show, () => null)}
          >
            {t(($) => $.overview.copy)}
          </Button>
        )}
      />
    </section>
  )
}

/**
 * Scales of a class, or the school's templates without one: all of them, or the one in the URL to be edited. Suspends
 * while loading.
 */
export function Scales({ schoolClassId }: { schoolClassId: string | null }) {
  const [search, setSearch] = useSearchParams()
  const { rows } = useSuspenseQuery(scalesQuery(schoolClassId)).data
  const scale = rows.find(({ id }) => id === search.get('scale'))
  const show = (scaleId: string | null) => setSearch(scaleId === null ? {} : { scale: scaleId })
  if (scale) return <ScalePage key={scale.id} scale={scale} schoolClassId={schoolClassId} show={show} />
  return (
    <>
      <Overview scales={rows} schoolClassId={schoolClassId} show={show} />
      {schoolClassId !== null && <SchoolScales schoolClassId={schoolClassId} show={show} />}
      <LegacyScales schoolClassId={schoolClassId} />
    </>
  )
}
