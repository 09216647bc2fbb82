import { lookedAt, redrafted } from '../draft/drafted-changes'
import type { ReportSection } from '../draft/section'
import type { SectionSaver } from '../draft/section-changes'

/** An unsaved remark, as stored on the device. */
export interface UnsavedRemark {
  readonly comment: string
  readonly drafted: ReportSection['drafted']
  /** The text it was typed on top of; null if somebody else has saved meanwhile and the user has not decided yet. */
  readonly base: string | null
}

/** The unsaved remark of a section, also while it is being sent; null if it is saved. */
export const unsavedRemark = <Section extends ReportSection>(saver: SectionSaver<Section>): UnsavedRemark | null => {
  const { current: visible, state } = saver.snapshot()
  const { comment, drafted } = visible
  if (comment === saver.stored.comment) return null
  return { comment, drafted, base: state.kind === 'conflict' ? null : saver.stored.comment }
}

const decisionsOf = ({ domains, status }: ReportSection): string => JSON.stringify([domains, status])

/** Whether a section has unsaved changes besides its remark. */
export const hasOtherChanges = <Section extends ReportSection>(saver: SectionSaver<Section>): boolean =>
  decisionsOf(saver.snapshot().current) !== decisionsOf(saver.stored)

/**
 * Restores a remark that was typed before the page was reloaded or the session ended: it is saved, or compared with
 * what somebody else has saved meanwhile. Newer typing stays.
 */
export const restoreRemark = <Section extends ReportSection>(
  saver: SectionSaver<Section>,
  unsaved: UnsavedRemark,
): void => {
  const { stored } = saver
  if (!saver.isClean || unsaved.comment === stored.comment) return
  const marked = new Set(unsaved.drafted?.map(({ text }) => text))
  const gone = (stored.drafted ?? []).filter(({ text }) => !marked.has(text))
  // If the text it was typed on is unknown, any text but the stored one.
  saver.takeOver({ ...stored, comment: unsaved.base ?? `${stored.comment}\n` })
  saver.change({ comment: unsaved.comment, drafted: new Map([...lookedAt(gone), ...redrafted(unsaved.drafted ?? [])]) })
  saver.meet(stored)
}
