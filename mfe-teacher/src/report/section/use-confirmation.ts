import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import { useToast, useTranslation } from '@lernspur/app-runtime'
import type { ReportCompetence, ReportSubject } from '@lernspur/contracts/teacher/report.contract'
import { isConfirmed } from '@lernspur/contracts/teacher/report-check/check-report'
import { competencesOf } from '../draft/section'
import type { SectionSaver } from '../draft/section-changes'
import type { ConfirmScope } from './use-level-keys'

/** Proposals that nobody has confirmed yet. */
const openOf = (subject: ReportSubject): ReportCompetence[] =>
  competencesOf(subject).filter((one) => one.performanceLevel !== null && !isConfirmed(one))

/** Confirms proposals of a subject, several at once with undo (rule report-subject.1). */
export const useConfirmation = (saver: SectionSaver<ReportSubject>) => {
  const { t } = useTranslation('teacher.report')
  const toast = useToast()
  const { current: visible } = useSaver(saver)
  const open = openOf(visible)
  const confirmAll = (competences: readonly ReportCompetence[]) => {
    if (competences.length === 0) return
    const ids = competences.map(({ competenceId }) => competenceId)
    saver.change({ levels: new Map(competences.map((one) => [one.competenceId, one.performanceLevel])) }, 'now')
    toast({
      text: t(($) => $.editor.confirmedMany, { count: ids.length }),
      undo: () => saver.change({ levels: new Map(ids.map((id) => [id, null])) }, 'now'),
    })
  }
  const confirm = (scope: ConfirmScope, competenceId: string) => {
    const now = openOf(saver.snapshot().current)
    const one = competencesOf(saver.snapshot().current).find((competence) => competence.competenceId === competenceId)
    if (scope === 'subject') confirmAll(now)
    else if (scope === 'column')
      confirmAll(now.filter(({ performanceLevel }) => performanceLevel === one?.performanceLevel))
    else if (one && now.includes(one)) {
      saver.change({ levels: new Map([[competenceId, one.performanceLevel]]) }, 'now')
    }
  }
  return { open, confirm, confirmAll }
}
