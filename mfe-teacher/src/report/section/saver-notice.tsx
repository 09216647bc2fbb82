import { ConflictNotice } from '@lernspur/app-kit/saving/conflict-notice'
import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import { useErrorText, useTranslation } from '@lernspur/app-runtime'
import type { ReportLevel } from '@lernspur/contracts/teacher/report.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { competencesOf, type ReportSection } from '../draft/section'
import type { SectionConflict, SectionSaver } from '../draft/section-changes'
import { levelOf } from './level-of'
import { RemarkConflict } from './remark-conflict'

const labelOf = (scale: readonly ReportLevel[], level: number | null | undefined) =>
  levelOf(scale, level ?? null)?.label

interface ConflictProps<Section extends ReportSection> {
  saver: SectionSaver<Section>
  clash: SectionConflict
  who: string | undefined
  scale: readonly ReportLevel[]
}

function Conflict<Section extends ReportSection>({ saver, clash, who, scale }: ConflictProps<Section>) {
  const { t } = useTranslation('teacher.report')
  const { current: section } = saver.snapshot()
  const mine = new Map(competencesOf(section).map((one) => [one.competenceId, one.performanceLevel]))
  const unseen = t(($) => $.unseen)
  const { comment: theirs } = clash
  if (theirs !== undefined && clash.competences.length === 0) {
    return (
      <div role="alert" className="grid grid-cols-1 gap-3 rounded-md bg-warning p-4 text-warning-foreground">
        <p className="font-medium">
          {who ? t(($) => $.editor.conflictBy, { name: who }) : t(($) => $.editor.conflict)}
        </p>
        <RemarkConflict
          mine={section.comment}
          theirs={theirs}
          who={who}
          onMerge={(comment) => {
            saver.change({ comment })
            saver.resolveConflict('mine')
          }}
        />
      </div>
    )
  }
  return (
    <ConflictNotice
      who={who}
      clashing={[
        ...(theirs === undefined ? [] : [{ key: 'comment', mine: section.comment, theirs }]),
        ...clash.competences.map(({ competenceId, description, performanceLevel }) => ({
          key: competenceId,
          label: description,
          mine: labelOf(scale, mine.get(competenceId)) ?? unseen,
          theirs: labelOf(scale, performanceLevel) ?? unseen,
        })),
      ]}
      onResolve={saver.resolveConflict}
    />
  )
}

interface SaverNoticeProps<Section extends ReportSection> {
  saver: SectionSaver<Section>
  scale: readonly ReportLevel[]
}

/** The state of a failed save: a retry, or the other user's version to choose from. */
export function SaverNotice<Section extends ReportSection>({ saver, scale }: SaverNoticeProps<Section>) {
  const { t } = useTranslation('teacher.report')
  const textOf = useErrorText()
  const { state } = useSaver(saver)
  if (state.kind === 'conflict') {
    return <Conflict saver={saver} clash={state.clash} who={state.who} scale={scale} />
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
