import { competenceCellLimits } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** Channel of the database for changes of entries; a payload is a `CellChangeMessage` as JSON. */
export const cellChannel = 'lernspur_skill_cell'

/** Which entries changed, by ids only. */
export interface CellChangeMessage {
  readonly tenantId: string
  readonly schoolClassId: string
  /** Null for all subjects of the class. */
  readonly schoolSubjectId: string | null
  /** `studentId_competenceId`; empty when all cells of the subject are meant. */
  readonly pairs: readonly string[]
}

interface ChangedCell {
  readonly studentId: string
  readonly competenceId: string
  readonly schoolClassId: string
  readonly schoolSubjectId: string
}

const publish = (call: Call, messages: readonly CellChangeMessage[]): void => {
  call.publish(
    cellChannel,
    messages.map((one) => JSON.stringify(one)),
  )
}

/** Tells listeners which cells' entries changed, after the commit (rule cell.4). */
export const publishCellChanges = (call: Call, changed: readonly ChangedCell[]): void => {
  const { tenantId } = call.actor
  const groups = Map.groupBy(changed, (one) => `${one.schoolClassId} ${one.schoolSubjectId}`)
  publish(
    call,
    [...groups.values()].flatMap((entries): CellChangeMessage[] => {
      const pairs = [...new Set(entries.map(({ studentId, competenceId }) => `${studentId}_${competenceId}`))]
      const [first] = entries
      if (!first) return []
      const { schoolClassId, schoolSubjectId } = first
      return [
        { tenantId, schoolClassId, schoolSubjectId, pairs: pairs.length > competenceCellLimits.pairs ? [] : pairs },
      ]
    }),
  )
}

/** The same for all entries of a class, whose scale has changed; a template has no class. */
export const publishClassChange = (call: Call, schoolClassId: string | null): void => {
  if (schoolClassId !== null)
    publish(call, [{ tenantId: call.actor.tenantId, schoolClassId, schoolSubjectId: null, pairs: [] }])
}
