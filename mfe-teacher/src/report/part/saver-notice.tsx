import { useErrorText, useTranslation } from '@lernspur/app-kit'
import type { ReportLevel } from '@lernspur/contracts/report.contract'
import { Button } from '@lernspur/ui/form/button'
import { Banner } from '@lernspur/ui/layout/banner'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { PartConflict } from '../draft/conflict'
import { competencesOf, type ReportPart } from '../draft/part'
import type { PartSaver } from '../draft/part-saver'
import { useSaver } from '../draft/use-saver'
import { levelOf } from './level-of'

interface ConflictProps<Part extends ReportPart> {
  saver: PartSaver<Part>
  conflict: PartConflict
  who: string | undefined
  scale: readonly ReportLevel[]
}

function Version({ title, children }: { title: string; children: string }) {
  const { t } = useTranslation('teacher.report')
  return (
    <div className="min-w-0 rounded-md border border-current/20 p-3">
      <p className="text-xs font-medium">{title}</p>
      <p className="text-sm whitespace-pre-wrap">{children || t(($) => $.conflict.empty)}</p>
    </div>
  )
}

function Conflict<Part extends ReportPart>({ saver, conflict, who, scale }: ConflictProps<Part>) {
  const { t } = useTranslation('teacher.report')
  const { part } = saver.snapshot()
  const mine = t(($) => $.conflict.mine)
  const theirs = who ?? t(($) => $.conflict.theirs)
  const label = (level: number | null) => levelOf(scale, level)?.label ?? t(($) => $.unseen)
  const ownLevel = (competenceId: string) =>
    competencesOf(part).find((one) => one.competenceId === competenceId)?.performanceLevel ?? null
  return (
    <div role="alert" className="grid grid-cols-1 gap-3 rounded-md bg-warning p-4 text-warning-foreground">
      <p className="font-medium">{who ? t(($) => $.conflict.titleBy, { name: who }) : t(($) => $.conflict.title)}</p>
      {conflict.comment !== undefined && (
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          <Version title={mine}>{part.comment}</Version>
          <Version title={theirs}>{conflict.comment}</Version>
        </div>
      )}
      {conflict.competences.map((one) => (
        <div key={one.competenceId} className="grid grid-cols-1 gap-2">
          <p className="text-sm">{one.description}</p>
          <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
            <Version title={mine}>{label(ownLevel(one.competenceId))}</Version>
            <Version title={theirs}>{label(one.performanceLevel)}</Version>
          </div>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={() => saver.settle('theirs')}>
          {t(($) => $.conflict.takeTheirs)}
        </Button>
        <Button size="sm" onClick={() => saver.settle('mine')}>
          {t(($) => $.conflict.keepMine)}
        </Button>
      </div>
    </div>
  )
}

interface SaverNoticeProps<Part extends ReportPart> {
  saver: PartSaver<Part>
  scale: readonly ReportLevel[]
}

/** What stands between a change and the server: a failure to try again, or somebody else's version to choose from. */
export function SaverNotice<Part extends ReportPart>({ saver, scale }: SaverNoticeProps<Part>) {
  const { t } = useTranslation('teacher.report')
  const textOf = useErrorText()
  const { state } = useSaver(saver)
  if (state.kind === 'conflict') {
    return <Conflict saver={saver} conflict={state.conflict} who={state.who} scale={scale} />
  }
  if (state.kind !== 'failed') return null
  return (
    <Banner
      live
      tone="danger"
      icon={<TriangleAlert />}
      action={
        <Button size="sm" variant="outline" onClick={() => void saver.flush()}>
          {t(($) => $.editor.retry)}
        </Button>
      }
    >
      {t(($) => $.editor.failed, { reason: textOf(state.error) })}
    </Banner>
  )
}
