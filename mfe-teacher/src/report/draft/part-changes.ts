import type { Autosaver } from '@lernspur/app-kit/saving/autosaver'
import type { ReportCompetence } from '@lernspur/contracts/report.contract'
import { competencesOf, decisionOf, isNothing, joinChanges, type PartChange, type ReportPart, withChange } from './part'

/** Where two people wrote different things into the same place. */
export interface PartConflict {
  /** The comment that somebody else saved; undefined when comments do not clash. */
  readonly comment: string | undefined
  /** Competences as somebody else decided them. */
  readonly competences: readonly ReportCompetence[]
}

interface Comparison {
  /** What is still to be saved over the other state. */
  readonly rest: PartChange
  readonly clash: PartConflict | null
}

/**
 * Lays a change over a state that somebody else saved meanwhile. Places that only one of both touched go together by
 * themselves; a conflict is only where both differ from the common `base` and from each other.
 */
const compare = (base: ReportPart, theirs: ReportPart, change: PartChange): Comparison => {
  const { comment, status, levels = new Map<string, number | null>() } = change
  const before = new Map(competencesOf(base).map((one) => [one.competenceId, decisionOf(one)]))
  const clashing: ReportCompetence[] = []
  const restLevels = new Map<string, number | null>()
  for (const one of competencesOf(theirs)) {
    const asked = levels.get(one.competenceId)
    const mine = asked === one.proposedLevel ? null : asked
    const other = decisionOf(one)
    if (mine === undefined || mine === other) continue
    restLevels.set(one.competenceId, mine)
    if (other !== before.get(one.competenceId)) clashing.push(one)
  }
  const keepsComment = comment !== undefined && comment !== theirs.comment
  const commentClashes = keepsComment && theirs.comment !== base.comment
  return {
    rest: {
      ...(keepsComment ? { comment } : {}),
      ...(status !== undefined && status !== theirs.status ? { status } : {}),
      ...(restLevels.size > 0 ? { levels: restLevels } : {}),
    },
    clash:
      commentClashes || clashing.length > 0
        ? { comment: commentClashes ? theirs.comment : undefined, competences: clashing }
        : null,
  }
}

/** A change without what clashes: the other state counts there. */
const dropConflicts = (conflict: PartConflict, { comment, levels, ...rest }: PartChange): PartChange => {
  const taken = new Set(conflict.competences.map(({ competenceId }) => competenceId))
  const kept = new Map([...(levels ?? [])].filter(([competenceId]) => !taken.has(competenceId)))
  return {
    ...rest,
    ...(comment !== undefined && conflict.comment === undefined ? { comment } : {}),
    ...(kept.size > 0 ? { levels: kept } : {}),
  }
}

/** How changes to a part of a report go together. */
export const partChanges = { none: {}, isNothing, join: joinChanges, apply: withChange, compare, dropConflicts }

/** Saves one part of a report by itself. */
export type PartSaver<Part extends ReportPart> = Autosaver<Part, PartChange, PartConflict>
