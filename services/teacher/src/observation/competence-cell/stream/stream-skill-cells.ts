import { EventStream } from '@lernspur/service-kit/answer/event-stream'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { subjectsQuery } from '../matrix-span'
import type { CellHub } from './cell-hub'

/** Events of a subject of a class; NOT_FOUND when the caller does not see it (rule cell.4). */
export const streamSkillCells = async (
  call: Call,
  hub: CellHub,
  schoolClassId: string,
  schoolSubjectId: string,
): Promise<EventStream> => {
  const { actor } = call
  const maySee = async () => {
    const [found] = await call.read((tx) => [
      tx`select from (${subjectsQuery(tx, actor, schoolClassId)}) subject where subject.id = ${schoolSubjectId}`,
    ])
    return found.length > 0
  }
  if (!(await maySee())) refuse('NOT_FOUND')
  return new EventStream((outlet) => hub.join({ ...outlet, actor, schoolClassId, schoolSubjectId, maySee }))
}
