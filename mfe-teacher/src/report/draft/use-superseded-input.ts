import { useTranslation } from '@lernspur/app-runtime'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { competencesOf, decisionOf, type ReportSection } from './section'
import type { SectionSaver } from './section-changes'
import { generalOf, type ReportDraft } from './use-report-draft'

/** Something that was typed or decided, and where. */
export interface SupersededInput {
  readonly section: string
  readonly texts: readonly string[]
}

/** Discards what can no longer be saved and takes the server's state; returns the state shown until then. */
const giveUp = async <Section extends ReportSection>(
  saver: SectionSaver<Section>,
  stored: Section,
): Promise<Section | null> => {
  const { current: nonEmpty, state } = saver.snapshot()
  // A change being sent is about to be refused.
  if (state.kind === 'clean' || state.kind === 'saving') return null
  saver.discard()
  await saver.flush()
  saver.takeOver(stored)
  return nonEmpty
}

/**
 * Takes the state of a report that somebody else has completed or deleted, and returns the input that was not saved, so
 * that it can be read and copied until the page is left. `isGone`: the report is deleted. `endDetails` is called for
 * further fields that are restored after that.
 */
export const useSupersededInput = (report: Report, draft: ReportDraft, isGone = false) => {
  const { t } = useTranslation('teacher.report')
  const [superseded, setSuperseded] = useState<readonly SupersededInput[]>([])
  const addSuperseded = (section: string, texts: readonly string[]) => {
    const nonEmpty = texts.filter((text) => text.trim() !== '')
    if (nonEmpty.length > 0) setSuperseded((known) => [...known, { section, texts: nonEmpty }])
  }
  const end = async <Section extends ReportSection>(saver: SectionSaver<Section>, stored: Section, section: string) => {
    const mine = await giveUp(saver, stored)
    if (!mine) return
    const theirs = new Map(competencesOf(stored).map((one) => [one.competenceId, decisionOf(one)]))
    const decided = competencesOf(mine).filter((one) => decisionOf(one) !== theirs.get(one.competenceId))
    addSuperseded(section, [
      mine.comment === stored.comment ? '' : mine.comment,
      decided.length === 0 ? '' : t(($) => $.superseded.levels, { count: decided.length }),
    ])
  }
  const endDetails = () => {
    const details = report.details && draft.details.giveUp(report.details)
    if (!details) return
    const { classRemark, daysAbsent, entries = [] } = details
    const days = `${t(($) => $.details.daysAbsent)}: ${daysAbsent}`
    addSuperseded(
      t(($) => $.details.title),
      [classRemark, daysAbsent === '' ? '' : days, ...entries.map(({ text }) => text)],
    )
  }
  const endAll = useEffectEvent(() => {
    void end(
      draft.general,
      generalOf(report),
      t(($) => $.editor.general),
    )
    for (const subject of report.subjects) {
      const saver = draft.subjects.get(subject.id)
      if (saver) void end(saver, subject, subject.name)
    }
    endDetails()
  })
  const isOver = isGone || report.status === 'completed'
  useEffect(() => {
    if (!isOver) return
    endAll()
    const ends = [draft.general, ...draft.subjects.values()].map((saver) => saver.subscribe(endAll))
    return () => {
      for (const stop of ends) stop()
    }
  }, [isOver, draft])
  return { superseded, endDetails: isOver ? endDetails : undefined }
}
