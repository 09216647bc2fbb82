import { useErrorText, useTranslation } from '@lernspur/app-kit'
import { ConflictNotice } from '@lernspur/app-kit/saving/conflict-notice'
import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import type { ReportLevel } from '@lernspur/contracts/report.contract'
import { Button } from '@lernspur/ui/form/button'
import { Banner } from '@lernspur/ui/layout/banner'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { competencesOf, type ReportPart } from '../draft/part'
import type { PartConflict, PartSaver } from '../draft/part-changes'
import { levelOf } from './level-of'

const labelOf = (scale: readonly ReportLevel[], level: number | null | undefined) =>
  levelOf(scale, level ?? null)?.label

interface ConflictProps<Part extends ReportPart> {
  saver: PartSaver<Part>
  clash: PartConflict
  who: string | undefined
  scale: readonly ReportLevel[]
}

function Conflict<Part extends ReportPart>({ saver, clash, who, scale }: ConflictProps<Part>) {
  const { t } = useTranslation('teacher.report')
  const { shown: part } = saver.snapshot()
  const mine = new Map(competencesOf(part).map((one) => [one.competenceId, one.performanceLevel]))
  const unseen = t(($) => $.unseen)
  return (
    <ConflictNotice
      who={who}
      clashing={[
        ...(clash.comment === undefined ? [] : [{ key: 'comment', mine: part.comment, theirs: clash.comment }]),
        ...clash.competences.map(({ competenceId, description, performanceLevel }) => ({
          key: competenceId,
          label: description,
          mine: labelOf(scale, mine.get(competenceId)) ?? unseen,
          theirs: labelOf(scale, performanceLevel) ?? unseen,
        })),
      ]}
      onSettle={saver.settle}
    />
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
