import { competenceCellRoutes } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { callsOf } from '../derive/calls'

// The matrix keeps its own cells up to date; other screens read again what was entered there.
/** @public */
export const competenceCellCalls = callsOf('skill-cell', competenceCellRoutes, { stale: ['observation'] })

/** Everything that the competence matrix of a class shows of a subject. */
export const competenceCellsQuery = competenceCellCalls.listSkillCells
