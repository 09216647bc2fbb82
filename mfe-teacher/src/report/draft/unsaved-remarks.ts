import { lookedAt, redrafted } from '../draft/drafted-changes'
import type { ReportSection } from '../draft/section'
import type { SectionSaver } from '../draft/section-changes'

/** A remark that is not saved, as the device keeps it. */
export interface UnsavedRemark {
  readonly comment: string
  readonly drafted: ReportSection['drafted']
  /** What it was typed on top of; null where somebody else has saved meanwhile and nothing was decided yet. */
  readonly base: string | null
}

/** The remark of a section that is not saved, also while it is being sent; null if it is. */
export const unsavedRemark = <Section extends ReportSection>(saver: SectionSaver<Section>): UnsavedRemark | null => {
  const { current: visible, state } = saver.snapshot()
  const { comment, drafted } = visible
  if (comment === saver.stored.comment) return null
  return { comment, drafted, base: state.kind === 'conflict' ? null : saver.stored.comment }
}

const decisionsOf = ({ domains, status }: ReportSection): string => JSON.stringify([domains, status])

/** Whether a section has something unsaved beside its remark. */
export const hasOtherChanges = <Section extends ReportSection>(saver: SectionSaver<Section>): boolean =>
  decisionsOf(saver.snapshot().current) !== decisionsOf(saver.stored)

/**
 * Puts a remark back that was typed before the page was loaded again or the session ended: it is saved, or met with what
 * somebody else has saved meanwhile. What is typed by now stays.
 */
export const putRemarkBack = <Section extends ReportSection>(
  saver: SectionSaver<Section>,
  unsaved: UnsavedRemark,
): void => {
  const { stored } = saver
  if (!saver.isClean || unsaved.comment === stored.comment) return
  const marked = new Set(unsaved.drafted?.map(({ text }) => text))
  const gone = (stored.drafted ?? []).filter(({ text }) => !marked.has(text))
  // Another text than the stored one, where the one it was typed on is not known any more.
  saver.takeOver({ ...stored, comment: unsaved.base ?? `${stored.comment}\n` })
  saver.change({ comment: unsaved.comment, drafted: new Map([...lookedAt(gone), ...redrafted(unsaved.drafted ?? [])]) })
  saver.meet(stored)
}
