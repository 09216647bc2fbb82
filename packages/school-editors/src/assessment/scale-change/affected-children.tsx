import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { AssessmentUse } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type LevelMapping, movesOf } from './level-mapping'

interface AffectedChildrenProps {
  use: AssessmentUse
  old: readonly PerformanceLevel[]
  next: readonly PerformanceLevel[]
  mapping: LevelMapping
}

function Level({ level }: { level: PerformanceLevel }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      {level.picturePath !== null && !level.picturePath.startsWith('builtin/text/') && (
        <LevelPictureOf level={level} size={20} decorative />
      )}
      <span className="[overflow-wrap:anywhere]">{level.label}</span>
    </span>
  )
}

/** Each child with entries: its levels before and after. */
export function AffectedChildren({ use, old, next, mapping }: AffectedChildrenProps) {
  const { t } = useTranslation('school-editors.assessment')
  const format = useFormat()
  const children = use.students.filter(({ levels }) => levels.length > 0).toSorted(format.byName)
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t(($) => $.scaleChange.children, { count: children.length })}</h3>
      <ul className="divide-y rounded-md border">
        {children.map((child) => (
          <li
            key={child.id}
            className="grid gap-1 px-3 py-2 text-sm sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] sm:gap-4"
          >
            <span className="font-medium [overflow-wrap:anywhere]">{format.name(child)}</span>
            <ul className="grid gap-1">
              {movesOf(child, old, next, mapping).map(({ from, to, observations }) => (
                <li key={from.id} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                  <span className="text-muted-foreground tabular-nums">
                    {t(($) => $.scaleChange.times, { count: observations })}
                  </span>
                  <Level level={from} />
                  <ArrowRight
                    role="img"
                    aria-label={t(($) => $.scaleChange.becomes)}
                    className="size-4 shrink-0 text-muted-foreground"
                  />
                  {to ? <Level level={to} /> : <span>–</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {use.hiddenStudents > 0 && (
        <p className="text-sm text-muted-foreground">{t(($) => $.scaleChange.hidden, { count: use.hiddenStudents })}</p>
      )}
    </section>
  )
}
