import { dayInWords } from '@lernspur/service-kit/notification/day-in-words'
import type { NewNotification } from '@lernspur/service-kit/notification/notify'

/** A right on a class with its end. */
export interface EndingRight {
  readonly id: string
  readonly schoolClassId: string
  readonly schoolClassName: string
  readonly userId: string
  readonly userName: string
  readonly endSetById: string | null
  readonly endsOn: string
}

interface Message {
  readonly tenantId: string
  readonly right: EndingRight
  /** Whether it has ended, or will. */
  readonly isOver: boolean
}

/** What the holder reads. */
const toHolder = ({ tenantId, right, isOver }: Message): NewNotification => {
  const { schoolClassName: name } = right
  const [de, en] = [dayInWords(right.endsOn, 'de'), dayInWords(right.endsOn, 'en')]
  return {
    userId: right.userId,
    tenantId,
    type: 'classInvite',
    topic: ['access-end', right.id],
    metaData: { path: isOver ? '/' : `/class/${right.schoolClassId}` },
    texts: isOver
      ? {
          de: { title: `Zugang zur Klasse ${name}`, message: `Ihr Zugang zur Klasse ${name} hat am ${de} geendet.` },
          en: { title: `Access to class ${name}`, message: `Your access to class ${name} ended on ${en}.` },
        }
      : {
          de: { title: `Zugang zur Klasse ${name}`, message: `Ihr Zugang zur Klasse ${name} endet am ${de}.` },
          en: { title: `Access to class ${name}`, message: `Your access to class ${name} ends on ${en}.` },
        },
  }
}

/** What whoever set the end reads, where that is somebody else. */
const toGiver = ({ tenantId, right, isOver }: Message): NewNotification[] => {
  const { schoolClassName: name, userName: person, endSetById: userId } = right
  if (userId === null || userId === right.userId) return []
  const [de, en] = [dayInWords(right.endsOn, 'de'), dayInWords(right.endsOn, 'en')]
  return [
    {
      userId,
      tenantId,
      type: 'classInvite',
      topic: ['access-end', right.id],
      metaData: { path: `/class/${right.schoolClassId}/settings/classTeam` },
      texts: isOver
        ? {
            de: {
              title: `Zugang von ${person}`,
              message: `Der Zugang von ${person} zur Klasse ${name} hat am ${de} geendet.`,
            },
            en: { title: `Access of ${person}`, message: `The access of ${person} to class ${name} ended on ${en}.` },
          }
        : {
            de: {
              title: `Zugang von ${person}`,
              message: `Der Zugang von ${person} zur Klasse ${name} endet am ${de}. Im Team der Klasse lässt er sich verlängern.`,
            },
            en: {
              title: `Access of ${person}`,
              message: `The access of ${person} to class ${name} ends on ${en}. It can be extended in the team of the class.`,
            },
          },
    },
  ]
}

/** What the holder of a right that ends or has ended reads, and whoever set the end. */
export const rightEndNotifications = (
  tenantId: string,
  rights: readonly EndingRight[],
  isOver: boolean,
): NewNotification[] =>
  rights.flatMap((right) => [toHolder({ tenantId, right, isOver }), ...toGiver({ tenantId, right, isOver })])
