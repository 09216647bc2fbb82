import { type EventHub, makeEventHub } from '@lernspur/service-kit/answer/event-hub'
import type { EventOutlet } from '@lernspur/service-kit/answer/event-stream'
import type { Database } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'
import { type CellChangeMessage, cellChannel } from '../../../observation-change/publish-cell-changes'

interface Listener extends EventOutlet {
  readonly actor: Actor
  readonly schoolClassId: string
  readonly schoolSubjectId: string
  /** Whether the actor still sees the subject. */
  readonly maySee: () => Promise<boolean>
}

/** Tells browsers which cells of the subject on their screen have changed. */
export type CellHub = EventHub<Listener>

interface LiveRole {
  readonly sessionId: string
  readonly userRoleId: string
  readonly roleType: string
}

/** Whether the session has ended, the role has changed, or the actor no longer sees the subject. */
const isOver = async ({ actor, maySee }: Listener, roles: ReadonlyMap<string, LiveRole>): Promise<boolean> => {
  const role = roles.get(actor.sessionId)
  return role?.userRoleId !== actor.userRoleId || role.roleType !== actor.roleType || !(await maySee())
}

/** Streams of cells; each carries changes of its own school, class and subject, and ends with the right to see it. */
export const makeCellHub = (db: Database, check?: number): CellHub =>
  makeEventHub<Listener>({
    db,
    check,
    channel: cellChannel,
    messageFor: (payload) => {
      // Only verbs of this service write to the channel.
      const message: CellChangeMessage = JSON.parse(payload)
      return ({ actor, schoolClassId, schoolSubjectId }) =>
        message.tenantId === actor.tenantId &&
        message.schoolClassId === schoolClassId &&
        (message.schoolSubjectId === null || message.schoolSubjectId === schoolSubjectId)
          ? message.pairs.join(' ')
          : undefined
    },
    ended: async (listeners) => {
      const sessions = [...new Set(listeners.map(({ actor }) => actor.sessionId))]
      const rows = await db<LiveRole[]>`select * from live_roles(${sessions}::uuid[])`
      const roles = new Map(rows.map((row) => [row.sessionId, row]))
      const over = await Promise.all(listeners.map((listener) => isOver(listener, roles)))
      return listeners.filter((_, index) => over[index])
    },
  })
