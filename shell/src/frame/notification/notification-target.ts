import { paths } from '@lernspur/app-runtime'
import type { Notification } from '@lernspur/contracts/identity/notification.contract'
import type { AreaMap } from '@lernspur/federation/runtime/area-map'
import { safeBack } from '../../session/sign-in-path'

/** The target page of a notification; null if it is only informational. `pathTo` resolves the areas' pages. */
export const targetOf = (
  { type, targetId, metaData }: Pick<Notification, 'type' | 'targetId' | 'metaData'>,
  pathTo: AreaMap['pathTo'],
): string | null => {
  const path = safeBack(metaData?.path ?? null)
  if (path !== paths.home) return path
  if (targetId === null) return null
  if (type === 'classInvite') return pathTo('class', { classId: targetId })
  const { schoolClassId: classId, reportGroupId: groupId } = metaData ?? {}
  const isOfReports = type === 'reportSubjectEditRequest' || type === 'reportSubjectCompleted'
  if (!isOfReports || !classId) return null
  return groupId ? pathTo('report-group', { classId, reportGroupId: groupId }) : pathTo('reports', { classId })
}
