import type { Autosaver } from '@lernspur/app-kit/saving/autosaver'
import type { ReportCompetence } from '@lernspur/contracts/teacher/report.contract'
import { rebasedDrafted } from './drafted-changes'
import {
  competencesOf,
  decisionOf,
  isEmptyChange,
  joinChanges,
  type ReportSection,
  type SectionChange,
  withChange,
} from './section'

/** Values that two users changed in different ways. */
export interface SectionConflict {
  /** The comment saved by another user; undefined if the comments do not conflict. */
  readonly comment: string | undefined
  /** Competences with the other user's decisions. */
  readonly competences: readonly ReportCompetence[]
}

interface SectionComparison {
  /** What is still to be saved on top of the other state. */
  readonly rest: SectionChange
  readonly clash: SectionConflict | null
}

/**
 * Merges a change with a state saved by another user in the meantime. Values that only one of them changed are merged;
 * a conflict is only where both differ from the common `base` and from each other.
 */
const compare = (base: ReportSection, theirs: ReportSection, change: SectionChange): SectionComparison => {
  const { comment, status, levels = new Map<string, number | null>() } = change
  const before = new Map(competencesOf(base).map((one) => [one.competenceId, decisionOf(one)]))
  const clashing: ReportCompetence[] = []
  const restLevels = new Map<string, number | null>()
  for (const one of competencesOf(theirs)) {
    const mine = levels.get(one.competenceId)
    const other = decisionOf(one)
    if (mine === undefined || mine === other) continue
    restLevels.set(one.competenceId, mine)
    if (other !== before.get(one.competenceId)) clashing.push(one)
  }
  const drafted = rebasedDrafted(base, theirs, change)
  const retainsComment = comment !== undefined && comment !== theirs.comment
  const commentClashes = retainsComment && theirs.comment !== base.comment
  return {
    rest: {
      ...(retainsComment ? { comment } : {}),
      ...(status !== undefined && status !== theirs.status ? { status } : {}),
      ...(drafted.size > 0 ? { drafted } : {}),
      ...(restLevels.size > 0 ? { levels: restLevels } : {}),
    },
    clash:
      commentClashes || clashing.length > 0
        ? { comment: commentClashes ? theirs.comment : undefined, competences: clashing }
        : null,
  }
}

/** The change without its conflicting values, for which the other state is accepted. */
const dropConflicts = (
  conflict: SectionConflict,
  { comment, drafted, levels, ...rest }: SectionChange,
): SectionChange => {
  const taken = new Set(conflict.competences.map(({ competenceId }) => competenceId))
  const remaining = new Map([...(levels ?? [])].filter(([competenceId]) => !taken.has(competenceId)))
  const { comment: theirs } = conflict
  const marks = [...(drafted ?? [])].filter(([text]) => theirs === undefined || theirs.includes(text))
  return {
    ...rest,
    ...(marks.length > 0 ? { drafted: new Map(marks) } : {}),
    ...(comment !== undefined && theirs === undefined ? { comment } : {}),
    ...(remaining.size > 0 ? { levels: remaining } : {}),
  }
}

/** How the autosaver merges changes to a section. */
export const sectionChanges = {
  none: {},
  isNothing: isEmptyChange,
  join: joinChanges,
  apply: withChange,
  compare,
  dropConflicts,
}

/** Saves one section of a report. */
export type SectionSaver<Section extends ReportSection> = Autosaver<Section, SectionChange, SectionConflict>
