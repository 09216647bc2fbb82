import type { NewNotification } from '@lernspur/service-kit/notify'

/** Where a notification about reports leads: to their group, else to all of the class. */
export const reportPlace = (
  schoolClassId: string,
  groupId: string | null,
): Required<Pick<NewNotification, 'targetId' | 'metaData'>> => ({
  targetId: groupId ?? schoolClassId,
  metaData: { schoolClassId, ...(groupId && { reportGroupId: groupId }) },
})
