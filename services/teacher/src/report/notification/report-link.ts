import type { NewNotification } from '@lernspur/service-kit/notification/notify'

/** The link of a notification about reports: their group, else the class. */
export const reportLink = (
  schoolClassId: string,
  groupId: string | null,
): Required<Pick<NewNotification, 'targetId' | 'metaData'>> => ({
  targetId: groupId ?? schoolClassId,
  metaData: { schoolClassId, ...(groupId && { reportGroupId: groupId }) },
})
