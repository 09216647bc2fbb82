import { readSchool } from '@lernspur/database/copy/school/read-school'
import { digestSchool } from '@lernspur/database/copy/school/school-tables'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { auditInSchool } from '@lernspur/service-kit/call/audit'
import { Problem } from '../console/problem'
import { reopen } from './close-for-move'
import { auditMove, findMove, findSchool, type Installation, type Move, withOwner } from './installation'
import { codeOf, requireCode } from './manifest'
import { differences } from './switch-school'

type Transaction = Parameters<typeof auditInSchool>[0]

/** Removes the accounts that the import made and that nothing else has come to refer to. */
const removeAccounts = async (tx: Transaction, userIds: readonly string[]): Promise<void> => {
  for (const id of userIds) {
    await tx.unsafe('savepoint account')
    try {
      await tx`delete from app_user where id = ${id}`
      await tx.unsafe('release savepoint account')
    } catch {
      await tx.unsafe('rollback to savepoint account')
    }
  }
}

/** Which of the accounts that the import made were changed here since, in what they sign in with or are called. */
const changedAccounts = async (tx: Transaction, { userIds, startedAt }: Move): Promise<number> => {
  const rows = await tx`
    select from app_user u where u.id = any(${[...userIds]}) and u.updated_at > ${startedAt}
    union all
    select from two_factor tf where tf.user_id = any(${[...userIds]}) and tf.created_at > ${startedAt}`
  return rows.length
}

/** Removes an imported school again, and returns the code that opens it in the installation it came from. */
const undoArrival = async (tx: Transaction, move: Move, changes: readonly string[]): Promise<string> => {
  const accounts = move.switchedAt ? await changedAccounts(tx, move) : 0
  const lost = [
    ...(move.switchedAt ? changes : []),
    ...(accounts > 0 ? [`accounts of ${accounts} people changed`] : []),
  ]
  if (lost.length > 0)
    throw new Problem(
      `${move.schoolName} was written to since it was opened here, and this would be lost: ${lost.join(', ')}. Nothing was undone.`,
    )
  await auditMove(tx, move.schoolId, 'tenant.undoMove', 'school.deleted')
  await tx`select remove_school(${move.schoolId})`
  await tx`update school_move set undone_at = now() where id = ${move.id}`
  await removeAccounts(tx, move.userIds)
  return codeOf(move.moveKey, 'undo')
}

/** What an undo has done. */
export type UndoneMove = { readonly kind: 'opened' } | { readonly kind: 'removed'; readonly code: string }

/**
 * Undoes the move of a school (rule move.4). In the new installation it removes the school, unless something was written
 * there, and returns a code; in the former one it opens the school again, after the switch only with that code and within
 * 30 days. Throws a Problem.
 */
export const undoMove = (installation: Installation, given: string, code: string | undefined): Promise<UndoneMove> =>
  withOwner(installation, async (db) => {
    const school = await findSchool(db, given)
    const digests = await readSchool(installation.ownerUrl, school.id, ({ sql }) => digestSchool(sql, school.id))
    const undone = await writeDirectory(db, async (tx): Promise<UndoneMove> => {
      await tx`select from tenant t where t.id = ${school.id} for update`
      const departure = await findMove(tx, school.id, 'out')
      if (departure) {
        if (departure.switchedAt)
          requireCode(departure.moveKey, 'undo', code, `undo the move at ${departure.movedTo} first, which prints it`)
        await reopen(tx, departure)
        return { kind: 'opened' }
      }
      const arrival = await findMove(tx, school.id, 'in')
      if (!arrival)
        throw new Problem(`${school.name} does not move: \`bun run school list\` shows the schools that do.`)
      return { kind: 'removed', code: await undoArrival(tx, arrival, differences(arrival.digests, digests)) }
    })
    if (undone.kind === 'removed') await installation.files.removeAll(school.id)
    return undone
  })
