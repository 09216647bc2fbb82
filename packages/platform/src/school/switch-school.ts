import { readSchool } from '@lernspur/database/copy/school/read-school'
import { digestSchool, type TableDigest } from '@lernspur/database/copy/school/school-tables'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { Problem } from '../console/problem'
import { endAnnouncement, undoDays } from './close-for-move'
import { auditMove, findMove, findSchool, type Installation, type Move, withOwner } from './installation'
import { codeOf, requireCode } from './manifest'

type Digests = Readonly<Record<string, TableDigest>>

/** Which tables differ, and by how many rows: a sentence part each. */
export const differences = (before: Digests, after: Digests): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((table) => {
    const [was, is] = [before[table], after[table]]
    if (was?.digest === is?.digest) return []
    const more = (is?.rows ?? 0) - (was?.rows ?? 0)
    return more === 0 ? `${table} changed` : `${table} ${more > 0 ? `${more} more` : `${-more} fewer`}`
  })

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return !!url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

const requireMove = (move: Move | undefined, name: string): Move => {
  if (move) return move
  throw new Problem(`${name} does not move: \`bun run school list\` shows the schools that do.`)
}

/**
 * Leads the people of a school to the installation where it is now (rule move.3), and returns the code that opens it there.
 * Repeated, it returns the code again. Throws a Problem when something was written after the archive was made.
 */
export const switchSchool = (installation: Installation, given: string, to: string | undefined): Promise<string> =>
  withOwner(installation, async (db) => {
    const school = await findSchool(db, given)
    const digests = await readSchool(installation.ownerUrl, school.id, ({ sql }) => digestSchool(sql, school.id))
    return await writeDirectory(db, async (tx) => {
      const move = requireMove(await findMove(tx, school.id, 'out'), school.name)
      if (move.switchedAt) return codeOf(move.moveKey, 'open')
      if (to === undefined || !isOrigin(to))
        throw new Problem(
          'The address of the other installation is missing: --to https://lernspur.example, without a path.',
        )
      const address = new URL(to).origin
      if (address === installation.publicUrl)
        throw new Problem(`${address} is the address of this installation; give that of the other one.`)
      if (Object.keys(move.digests).length === 0)
        throw new Problem(`The archive of ${school.name} was not finished. Export it again.`)
      const changes = differences(move.digests, digests)
      if (changes.length > 0)
        throw new Problem(
          `Something was written after the archive was made: ${changes.join(', ')}. Export the school again, and import that archive. Nothing was switched.`,
        )
      await tx`update school_move set moved_to = ${address}, switched_at = now() where id = ${move.id}`
      await tx`
        update tenant set is_disabled = true, disabled_at = now(), closes_at = now() + make_interval(days => ${undoDays})
        where id = ${school.id}`
      await endAnnouncement(tx, move.id)
      await auditMove(tx, school.id, 'tenant.moveAway')
      return codeOf(move.moveKey, 'open')
    })
  })

/** Opens an imported school to its people, with the code that the switch printed (rule move.2). Throws a Problem. */
export const openSchool = (installation: Installation, given: string, code: string | undefined): Promise<void> =>
  withOwner(installation, (db) =>
    writeDirectory(db, async (tx) => {
      const school = await findSchool(tx, given)
      const move = requireMove(await findMove(tx, school.id, 'in'), school.name)
      if (move.switchedAt) throw new Problem(`${school.name} is open already.`)
      requireCode(move.moveKey, 'open', code, 'the switch in the former installation prints it')
      await tx`update school_move set switched_at = now() where id = ${move.id}`
      await tx`
        update tenant set is_disabled = false, disabled_at = null, disabled_reason = null, closes_at = null
        where id = ${school.id}`
      await auditMove(tx, school.id, 'tenant.receive')
    }),
  )
