import { performanceVisualCalls } from '@lernspur/api-client/teacher/performance-visual.queries'
import { Link, useSuspenseQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import type { PerformanceVisual } from '@lernspur/contracts/teacher/performance-visual.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef } from 'react'
import { ScaleEditor } from '../../scale/editor/scale-editor'
import { isScaleInUse } from '../../scale/editor/scale-use-notice'
import type { LevelDraft, ScaleDraft } from '../../scale/scale-draft'
import { pictureFile } from './picture-files'
import { useScaleDraft } from './use-scale-draft'
import { useScaleLevels } from './use-scale-levels'
import { useScaleList } from './use-scale-list'

/**
 * `const changeWith = useReplacedPictures(upload)`: when a change of a scale replaces uploaded pictures by built-in
 * ones, the server deletes them; they are read before, and undo uploads them again.
 */
const useReplacedPictures = (upload: (level: LevelDraft, file: Blob) => Promise<void>) => {
  const { t } = useTranslation('school-editors.scale')
  const toast = useToast()
  return async (before: ScaleDraft, next: ScaleDraft, change: (draft: ScaleDraft) => void): Promise<void> => {
    const lost = before.levels.flatMap((level) => {
      const isReplaced = next.levels.some(({ id, isFrontendPicture }) => id === level.id && isFrontendPicture)
      return level.pictureUrl && isReplaced ? [{ level, pictureUrl: level.pictureUrl }] : []
    })
    if (lost.length === 0) return change(next)
    const retained = await Promise.all(
      lost.map(async ({ level, pictureUrl }) => ({ level, file: await pictureFile(pictureUrl) })),
    )
    change(next)
    const undo = async () => {
      for (const { level, file } of retained) await upload(level, file)
    }
    toast({ text: t(($) => $.picture.replaced, { count: retained.length }), undo })
  }
}

interface ScalePageProps {
  scale: PerformanceVisual
  schoolClassId: string | null
  /** Shows a scale by its id, or all of them. */
  show: (scaleId: string | null) => void
}

/** One scale of a class or of the school, to be edited. Suspends while loading. */
export function ScalePage({ scale, schoolClassId, show }: ScalePageProps) {
  const { t } = useTranslation('school-editors.scale')
  const { data: use } = useSuspenseQuery(performanceVisualCalls.getScaleUse({ id: scale.id }))
  const { draft, change, conflict, flush } = useScaleDraft(scale)
  const levels = useScaleLevels(scale, flush)
  const changeWith = useReplacedPictures(levels.restore)
  const list = useScaleList(schoolClassId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const isInUse = isScaleInUse(use)
  const copy = async () => {
    await flush()
    show(await list.copy(scale))
  }
  const remove = async () => {
    await list.remove(scale)
    show(null)
  }
  return (
    <section aria-labelledby={`scale-${scale.id}`} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <Button asChild variant="link" size="sm">
            <Link to="?">
              <ArrowLeft aria-hidden className="size-4" />
              {t(($) => $.overview.toList)}
            </Link>
          </Button>
          <h2
            ref={heading}
            id={`scale-${scale.id}`}
            tabIndex={-1}
            className="text-lg font-semibold [overflow-wrap:anywhere]"
          >
            {draft.name}
          </h2>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" busy={list.busy} onClick={() => void copy().catch(() => null)}>
            <Copy aria-hidden className="size-4" />
            {t(($) => $.overview.duplicate)}
          </Button>
          {!isInUse && (
            <Button variant="outline" size="sm" busy={list.busy} onClick={() => void remove().catch(() => null)}>
              <Trash2 aria-hidden className="size-4" />
              {t(($) => $.overview.delete)}
            </Button>
          )}
        </div>
      </div>
      <ScaleEditor
        draft={draft}
        use={use}
        conflict={conflict}
        change={(next) => void changeWith(draft, next, change).catch(() => null)}
        busy={levels.busy}
        onAdd={() => void levels.add()}
        onRemove={(level) => void levels.remove(level)}
        onUpload={levels.upload}
      />
    </section>
  )
}
