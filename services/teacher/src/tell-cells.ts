import { skillCellLimits } from '@lernspur/contracts/skill-cell.contract'
import type { Call, Transaction } from '@lernspur/service-kit/call'

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

const tell = async (tx: Transaction, news: readonly CellNews[]): Promise<void> => {
  const payloads = news.map((one) => JSON.stringify(one))
  await tx`select pg_notify(${cellChannel}, payload) from unnest(${payloads}::text[]) as payload`
}

/** Tells listeners which cells' entries changed, after the commit (rule cell.4). */
export const tellCells = async (tx: Transaction, { actor }: Call, changed: readonly Changed[]): Promise<void> => {
  const { tenantId } = actor
  const groups = Map.groupBy(changed, (one) => `${one.schoolClassId} ${one.schoolSubjectId}`)
  await tell(
    tx,
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
export const tellClass = async (tx: Transaction, { actor }: Call, schoolClassId: string | null): Promise<void> => {
  if (schoolClassId !== null)
    await tell(tx, [{ tenantId: actor.tenantId, schoolClassId, schoolSubjectId: null, pairs: [] }])
}
