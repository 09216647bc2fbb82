import type { Database } from '@lernspur/service-kit/call/call'
import { hour, type Job, minute } from '@lernspur/service-kit/process/background-work'
import { purgeUndoEntries } from '@lernspur/service-kit/undo/undo-journal'
import { notifyOfRightEnds } from './access-right/end/notify-of-right-ends'
import { carryOutDeletions } from './retention/carry-out-deletions'
import { notifyOfDueDeletions } from './retention/notify-of-due-deletions'
import { proposeRosters } from './roster/proposal/propose-rosters'
import type { RosterConfig } from './roster/roster-config'
import { carryOutClosings } from './school-closing/carry-out-closings'
import { removeInterruptedImports } from './school-closing/remove-interrupted-imports'
import { notifyOfYearEnd } from './school-year/roll-over/notify-of-year-end'
import { maintainLookup, rebuildLookup } from './student/lookup/maintain-lookup'
import { carryOutErasures, type ErasureTask } from './student-erasure/carry-out-erasures'
import { notifyOfRoleEnds } from './user-role/end/notify-of-role-ends'

interface SchoolAdminTasks extends ErasureTask {
  /** Connections with time enough to remove a large school. */
  readonly taskDb: Database
  readonly rosters: RosterConfig
}

/** What the service does without being called. */
export const schoolAdminJobs = ({ taskDb, rosters, ...erasure }: SchoolAdminTasks): Readonly<Record<string, Job>> => {
  const { db, files } = erasure
  return {
    carryOutErasures: { every: minute, work: (stop) => carryOutErasures(erasure, stop) },
    carryOutClosings: { every: minute, work: (stop) => carryOutClosings(taskDb, files, stop) },
    maintainLookup: { every: minute, work: (stop) => maintainLookup(taskDb, stop) },
    // An hour more does not matter to these.
    carryOutDeletions: { every: hour, work: (stop) => carryOutDeletions(taskDb, stop) },
    notifyOfDueDeletions: { every: hour, work: (stop) => notifyOfDueDeletions(taskDb, stop) },
    removeInterruptedImports: { every: hour, work: (stop) => removeInterruptedImports(taskDb, files, stop) },
    rebuildLookup: { every: hour, work: (stop) => rebuildLookup(taskDb, stop) },
    purgeUndoEntries: { every: hour, work: (stop) => purgeUndoEntries(db, stop) },
    notifyOfRightEnds: { every: hour, work: (stop) => notifyOfRightEnds(taskDb, stop) },
    notifyOfRoleEnds: { every: hour, work: (stop) => notifyOfRoleEnds(taskDb, stop) },
    // A period of its own: hubs that are slow hold up nothing else.
    proposeRosters: { every: hour / 2, work: (stop) => proposeRosters({ ...rosters, db: taskDb }, stop) },
    notifyOfYearEnd: { every: hour, work: (stop) => notifyOfYearEnd(taskDb, stop) },
  }
}
