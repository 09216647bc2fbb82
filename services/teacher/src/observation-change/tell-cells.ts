import { skillCellLimits } from '@lernspur/contracts/teacher/skill-cell/skill-cell.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** Channel of the database for changes of entries; a payload is a `CellNews` as JSON. */
export const cellChannel = 'lernspur_skill_cell'

/** Whose entries changed, by ids alone. */
export interface CellNews {
  readonly tenantId: string
  readonly schoolClassId: string
  /** Null for all subjects of the class. */
  readonly schoolSubjectId: string | null
  /** `studentId_competenceId`; none when all of the subject are meant. */
  readonly pairs: readonly string[]
}

interface Changed {
  readonly studentId: string
  readonly competenceId: string
  readonly schoolClassId: string
  readonly schoolSubjectId: string
}

const tell = (call: Call, news: readonly CellNews[]): void => {
  call.tell(
    cellChannel,
    news.map((one) => JSON.stringify(one)),
  )
}

/** Tells listeners which cells' entries changed, after the commit (rule cell.4). */
export const tellCells = (call: Call, changed: readonly Changed[]): void => {
  const { tenantId } = call.actor
  const groups = Map.groupBy(changed, (one) => `${one.schoolClassId} ${one.schoolSubjectId}`)
  tell(
    call,
    [...groups.values()].flatMap((entries): CellNews[] => {
      const pairs = [...new Set(entries.map(({ studentId, competenceId }) => `${studentId}_${competenceId}`))]
      const [first] = entries
      if (!first) return []
      const { schoolClassId, schoolSubjectId } = first
      return [{ tenantId, schoolClassId, schoolSubjectId, pairs: pairs.length > skillCellLimits.pairs ? [] : pairs }]
    }),
  )
}

/** The same for all entries of a class, whose scale has changed; a template has none. */
export const tellClass = (call: Call, schoolClassId: string | null): void => {
  if (schoolClassId !== null)
    tell(call, [{ tenantId: call.actor.tenantId, schoolClassId, schoolSubjectId: null, pairs: [] }])
}
