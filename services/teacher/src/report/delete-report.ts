import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { releaseFiles, removeBytes } from '@lernspur/service-kit/picture/delete-file-rows'
import { reportFileKeys } from '../report-file/report-file'
import { lockReportsOf } from './lock-reports'
import { type LockedReport, lockReport, mayComplete } from './report.policy'
import { withdrawReports } from './seal/seal-report'

type Pictures = Pick<Report, 'studentAvatar' | 'performanceVisualLevels'> & { readonly schoolLogo: string | null }

const picturesOf = ({ studentAvatar, schoolLogo, performanceVisualLevels }: Pictures) => [
  studentAvatar,
  schoolLogo,
  ...performanceVisualLevels.map(({ picturePath }) => picturePath),
]

const removeReports = async (tx: Transaction, call: Call, reports: readonly LockedReport[]): Promise<undefined> => {
  const isFinal = ({ status }: LockedReport) => status === 'completed' && call.actor.roleType === 'user'
  if (reports.some((report) => isFinal(report) || !mayComplete(call.actor, report))) refuse('NO_PERMISSION')
  const ids = reports.map(({ id }) => id)
  await withdrawReports(tx, call, ids)
  const keys = await reportFileKeys(tx, call.actor.tenantId, ids)
  const removed = await tx<Pictures[]>`
    delete from report where tenant_id = ${call.actor.tenantId} and id = any(${ids}::uuid[])
    returning student_avatar, school_logo, performance_visual_levels`
  await releaseFiles(tx, call, [...new Set(removed.flatMap(picturesOf))])
  if (keys.length > 0) call.afterCommit(() => removeBytes(call.files, keys))
  await audit(tx, call, 'report.delete', ids)
  return undefined
}

/** Deletes a report: an open one by its author, a manager or an admin; a completed one by a manager or an admin. */
export const deleteReport = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => removeReports(tx, call, [await lockReport(tx, call, id, 'NO_PERMISSION')]))

/** Deletes reports of a class, all or none; NOT_FOUND when the caller does not see one of them. */
export const deleteReports = (call: Call, schoolClassId: string, ids: readonly string[]): Promise<undefined> =>
  call.write(async (tx) => removeReports(tx, call, await lockReportsOf(tx, call, schoolClassId, ids, 'NO_PERMISSION')))
