import type { Database } from '@lernspur/database/connection/connect'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { auditInSchool } from '@lernspur/service-kit/call/audit'
import { Problem } from '../console/problem'
import { auditMove, type FoundSchool, findMove, findSchool, type Move } from './installation'

type Transaction = Parameters<typeof auditInSchool>[0]

/** Days for which what stays behind is kept after the switch, and for which it can be undone (rule move.5). */
export const undoDays = 30

const texts = {
  title: { de: 'Ihre Schule zieht um', en: 'Your school is moving' },
  message: {
    de: 'Sie bekommt eine andere Adresse von Lernspur. Bis dahin kann hier nur gelesen werden; danach führt Sie diese Seite dorthin.',
    en: 'It gets another address of Lernspur. Until then you can only read here; afterwards this page leads you there.',
  },
} as const

/** Tells all people of the school, in a banner above every page, why nothing can be changed. */
const announce = (tx: Transaction, move: Pick<Move, 'id' | 'schoolId'>) => tx`
  insert into announcement (id, form, severity, title_de, message_de, title_en, message_en, starts_at, ends_at, is_draft,
    roles, state_ids, school_type_ids, school_ids)
  values (${move.id}, 'banner', 'warning', ${texts.title.de}, ${texts.message.de}, ${texts.title.en}, ${texts.message.en},
    now(), now() + make_interval(days => ${undoDays}), false, '{}', '{}', '{}', array[${move.schoolId}]::uuid[])`

/** Takes the banner away. */
export const endAnnouncement = (tx: Transaction, moveId: string) => tx`delete from announcement where id = ${moveId}`

const refuse = ({ name, isDisabled, closesAt }: FoundSchool, move: Move | undefined): void => {
  if (move?.switchedAt) throw new Problem(`${name} has moved to ${move.movedTo} already.`)
  if (!move && closesAt) throw new Problem(`${name} is being closed. Undo that first.`)
  if (isDisabled) throw new Problem(`${name} is disabled. Enable it first.`)
}

/**
 * Begins the move of a school: from now on it is only read, and its people are told (rule move.2). A move that was begun
 * and not switched is begun anew: an earlier archive then opens nothing any more. Throws a Problem for a school that is
 * disabled, being closed or has moved.
 */
export const closeForMove = (
  db: Database,
  given: string,
): Promise<Pick<Move, 'id' | 'schoolId' | 'schoolName' | 'moveKey'>> =>
  writeDirectory(db, async (tx) => {
    const found = await findSchool(tx, given)
    await tx`select from tenant t where t.id = ${found.id} for update`
    const school = await findSchool(tx, found.id)
    const earlier = await findMove(tx, school.id, 'out')
    refuse(school, earlier)
    const arrival = await findMove(tx, school.id, 'in')
    if (arrival && !arrival.switchedAt) throw new Problem(`${school.name} was imported here and is not opened yet.`)
    if (earlier) {
      await tx`update school_move set undone_at = now() where id = ${earlier.id}`
      await endAnnouncement(tx, earlier.id)
    }
    const move = {
      id: Bun.randomUUIDv7(),
      schoolId: school.id,
      schoolName: school.name,
      moveKey: crypto.getRandomValues(new Uint8Array(32)),
    }
    await tx`
      insert into school_move (id, school_id, school_name, direction, move_key, digests)
      values (${move.id}, ${move.schoolId}, ${move.schoolName}, 'out', ${Buffer.from(move.moveKey)}, '{}')`
    await tx`
      update tenant set closes_at = now() + make_interval(days => ${undoDays}) where id = ${move.schoolId}`
    await announce(tx, move)
    await auditMove(tx, move.schoolId, 'tenant.move')
    return move
  })

/** Opens the school again that was closed for a move, within the running transaction. */
export const reopen = async (tx: Transaction, { id, schoolId }: Pick<Move, 'id' | 'schoolId'>): Promise<void> => {
  await tx`update school_move set undone_at = now() where id = ${id}`
  await tx`
    update tenant set closes_at = null, is_disabled = false, disabled_at = null, disabled_reason = null
    where id = ${schoolId}`
  await endAnnouncement(tx, id)
  await auditMove(tx, schoolId, 'tenant.undoMove')
}
