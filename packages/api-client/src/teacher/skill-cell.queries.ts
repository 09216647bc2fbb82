import { skillCellRoutes } from '@lernspur/contracts/teacher/skill-cell/skill-cell.contract'
import { callsOf } from '../derive/calls'

// The matrix keeps its own cells up to date; other screens read anew what was entered there.
/** @public */
export const skillCellCalls = callsOf('skill-cell', skillCellRoutes, { stale: ['observation'] })

/** All that the skills matrix of a class shows of a subject. */
export const skillCellsQuery = skillCellCalls.listSkillCells
