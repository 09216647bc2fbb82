import { ConflictNotice } from '../saving/conflict-notice'
import type { DraftConflict } from './draft-conflict'

interface DraftConflictNoticeProps<Draft> {
  conflict: DraftConflict<Draft> | null
  /** Every field of the draft by its label, with its displayed value. */
  fields: readonly (readonly [label: string, textOf: (draft: Draft) => string])[]
}

/** Conflicting fields of a draft; renders nothing without a conflict. */
export function DraftConflictNotice<Draft>({ conflict, fields }: DraftConflictNoticeProps<Draft>) {
  if (conflict === null) return null
  const { mine, theirs, who, resolveConflict } = conflict
  const clashing = fields
    .map(([label, textOf]) => ({ key: label, label, mine: textOf(mine), theirs: textOf(theirs) }))
    .filter((one) => one.mine !== one.theirs)
  return <ConflictNotice who={who} clashing={clashing} onResolve={resolveConflict} />
}
