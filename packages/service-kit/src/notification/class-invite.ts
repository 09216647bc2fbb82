import type { NewNotification } from './notify'

interface SharedClass {
  readonly tenantId: string
  readonly id: string
  readonly name: string
  /** The user who can see the class from now on. */
  readonly userId: string
  /** The user who shared it. */
  readonly senderId: string
}

/** Notifies a user of the first rights on a class. */
export const classInvite = ({ tenantId, id, name, userId, senderId }: SharedClass): NewNotification => ({
  userId,
  tenantId,
  type: 'classInvite',
  senderId,
  targetId: id,
  topic: [id],
  texts: {
    de: { title: `Klasse ${name}`, message: `Die Klasse ${name} ist jetzt mit Ihnen geteilt.` },
    en: { title: `Class ${name}`, message: `Class ${name} is shared with you now.` },
  },
})
