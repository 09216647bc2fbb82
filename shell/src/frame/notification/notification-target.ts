import { paths } from '@lernspur/app-kit'
import type { Notification } from '@lernspur/contracts/notification.contract'
import { safeBack } from '../../routing/sign-in-path'

/** The page that a notification leads to; null where it only tells something. */
export const targetOf = ({ type, targetId, metaData }: Pick<Notification, 'type' | 'targetId' | 'metaData'>) => {
  const path = safeBack(metaData?.path ?? null)
  if (path !== paths.home) return path
  if (targetId === null) return null
  if (type === 'classInvite') return paths.classSkills(targetId)
  const { schoolClassId: classId, reportGroupId: groupId } = metaData ?? {}
  const isOfReports = type === 'reportSubjectEditRequest' || type === 'reportSubjectCompleted'
  if (!isOfReports || !classId) return null
  return groupId ? paths.reportGroup(classId, groupId) : paths.reports(classId)
}
