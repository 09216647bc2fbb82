import { competenceCellRoutes } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { type Slice, slice } from '@lernspur/service-kit/service/slice'
import { enterSkillCells } from './enter/enter-skill-cells'
import { listChangedSkillCells, listSkillCells } from './list-skill-cells'
import type { CellHub } from './stream/cell-hub'
import { streamSkillCells } from './stream/stream-skill-cells'
import type { Pair } from './visible-cells'

/** `studentId_competenceId`, separated by commas, as the contract has checked. */
const pairsOf = (text: string): Pair[] =>
  text.split(',').map((pair) => {
    const [studentId = '', competenceId = ''] = pair.split('_')
    return { studentId, competenceId }
  })

/** The skills matrix of a class. */
export const competenceCellSlice = (hub: CellHub): Slice =>
  slice(competenceCellRoutes, {
    listSkillCells: ({ call, params, query }) => listSkillCells(call, params.schoolClassId, query),
    listChangedSkillCells: ({ call, params, query: { pairs, ...query } }) =>
      listChangedSkillCells(call, params.schoolClassId, query, pairsOf(pairs)),
    streamSkillCells: ({ call, params, query }) =>
      streamSkillCells(call, hub, params.schoolClassId, query.schoolSubjectId),
    enterSkillCells: ({ call, params, body }) => enterSkillCells(call, params.schoolClassId, body),
  })
