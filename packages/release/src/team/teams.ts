import { type Unit, unitId, unitOf } from '@lernspur/contracts/release/release.contract'
import { connect } from '@lernspur/database/connection/connect'
import { roleUrl } from '@lernspur/database/roles/role-url'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { UsageProblem } from '../command/arguments'
import { ReleaseProblem } from '../registry/author'
import { skewSeconds } from '../signed-request'

/** A team that releases units of its own (rule team-release.1). */
interface Team {
  readonly name: string
  /** As commands call them; null for every unit. */
  readonly units: readonly string[] | null
  readonly addedAt: string
  readonly addedBy: string
}

/** A public key of a team. */
export interface TeamKey {
  readonly id: string
  readonly team: string
  readonly name: string
  readonly publicKey: string
  readonly addedAt: string
  readonly addedBy: string
  /** Null while it is taken. */
  readonly revokedAt: string | null
  readonly revokedBy: string | null
}

/** A key by which a request was signed, with what its team may release. */
export interface SigningKey {
  readonly id: string
  readonly team: string
  readonly name: string
  /** Null for every unit. */
  readonly units: readonly string[] | null
  readonly isRevoked: boolean
}

/** Something that was requested by a key. */
interface KeyAct {
  readonly at: string
  readonly team: string
  readonly key: string
  readonly command: string
  /** Exit code of the command; null where it was refused before it ran. */
  readonly code: number | null
  readonly reason: string
}

/** An act before it is recorded. */
export type RequestedKeyAct = Pick<KeyAct, 'command' | 'code' | 'reason'>

/** Teams, their keys and what was requested by these, in the database of an installation (rules team-release.1, team-release.4). */
export interface Teams {
  /** All teams, by name. */
  teams(): Promise<Team[]>
  /** Adds a team; false if it was added before. Throws a ReleaseProblem when it has other units. */
  add(name: string, units: readonly Unit[] | null, by: string): Promise<boolean>
  /** Gives a team other units; the keys that it has may release these from now on. */
  change(name: string, units: readonly Unit[] | null): Promise<void>
  /** All keys, also revoked ones, of one team or of all. */
  keys(team?: string): Promise<TeamKey[]>
  /** Adds a public key; false if it was added before. Throws a ReleaseProblem for one that is known otherwise. */
  addKey(team: string, name: string, publicKey: string, by: string): Promise<boolean>
  /** Takes a key no longer; false if it was revoked before. */
  revokeKey(team: string, name: string, by: string): Promise<boolean>
  /** The key of a signature; undefined for an unknown one. */
  find(publicKey: string): Promise<SigningKey | undefined>
  /** Whether that key has not sent this nonce before; from then on it has. */
  takeNonce(keyId: string, nonce: string): Promise<boolean>
  /** Records what was requested by a key. */
  record(keyId: string, act: RequestedKeyAct): Promise<void>
  /** What was requested by the keys of one team or of all, newest first. */
  acts(team: string | undefined, limit: number): Promise<KeyAct[]>
  close(): Promise<void>
}

const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The name of a team or a key; throws a UsageProblem for anything that commands could not type. */
const named = (what: string, name: string): string => {
  if (namePattern.test(name) && name.length <= 40) return name
  throw new UsageProblem(`"${name}" is no name of ${what}: up to 40 small letters, digits and single hyphens.`)
}

const publicKeyPattern = /^[A-Za-z0-9+/]{43}=$/

const idsOf = (units: readonly Unit[] | null): string[] | null => units && [...new Set(units.map(unitId))].toSorted()

/** `teacher,teacher-service` as units, `all` as null. Throws a UsageProblem for anything else. */
export const unitsNamed = (list: string | undefined): Unit[] | null => {
  if (list === 'all') return null
  const names = (list ?? '').split(',').flatMap((name) => name.trim() || [])
  if (names.length === 0) throw new UsageProblem('Which units? Name them by --units teacher,teacher-service, or all.')
  return names.map((name) => {
    const unit = unitOf(name)
    if (unit) return unit
    throw new UsageProblem(`"${name}" is no unit: an area, a service such as teacher-service, or shell.`)
  })
}

/** `teacher, teacher-service`, or `every unit`. */
export const unitsText = (units: readonly string[] | null): string => units?.join(', ') ?? 'every unit'

/** Seconds after which no request with that nonce would be taken anyway. */
const nonceSeconds = 2 * skewSeconds + 60

/** Opens the teams over a connection of the owner, who adds and revokes. Close them at the end. */
export const openTeamsAsOwner = (ownerUrl: string): Teams => {
  const db = connect(ownerUrl, { name: 'release', max: 2 })
  const requireTeam = async (name: string): Promise<void> => {
    if ((await db`select from registry.release_team where name = ${name}`).length > 0) return
    throw new UsageProblem(`There is no team "${name}": mfe team list tells which there are.`)
  }
  return {
    teams: async () => [
      ...(await db<Team[]>`select name, units, added_at, added_by from registry.release_team order by name`),
    ],
    add: async (name, units, by) => {
      const ids = idsOf(units)
      const added = await db`
        insert into registry.release_team (name, units, added_by)
        values (${named('a team', name)}, ${ids}::text[], ${by}) on conflict do nothing returning name`
      if (added.length > 0) return true
      const same = await db`
        select from registry.release_team where name = ${name} and units is not distinct from ${ids}::text[]`
      if (same.length > 0) return false
      throw new ReleaseProblem(`The team ${name} has other units: mfe team change ${name} --units gives it these.`)
    },
    change: async (name, units) => {
      await requireTeam(name)
      await db`update registry.release_team set units = ${idsOf(units)}::text[] where name = ${name}`
    },
    keys: async (team) => [
      ...(await db<TeamKey[]>`
        select id, team, name, public_key, added_at, added_by, revoked_at, revoked_by from registry.release_key
        where ${team === undefined ? db`true` : db`team = ${team}`}
        order by team, name`),
    ],
    addKey: async (team, name, publicKey, by) => {
      if (!publicKeyPattern.test(publicKey))
        throw new UsageProblem(`"${publicKey}" is no public key, as mfe team key new prints it.`)
      await requireTeam(team)
      const added = await db`
        insert into registry.release_key (team, name, public_key, added_by)
        values (${team}, ${named('a key', name)}, ${publicKey}, ${by}) on conflict do nothing returning id`
      if (added.length > 0) return true
      const same = await db`
        select from registry.release_key
        where team = ${team} and name = ${name} and public_key = ${publicKey} and revoked_at is null`
      if (same.length > 0) return false
      throw new ReleaseProblem(
        `This key, or the name ${name} in the team ${team}, is taken, perhaps by a revoked one: mfe team key list tells.`,
      )
    },
    revokeKey: async (team, name, by) => {
      const revoked = await db`
        update registry.release_key set revoked_at = now(), revoked_by = ${by}
        where team = ${team} and name = ${name} and revoked_at is null returning id`
      if (revoked.length > 0) return true
      if ((await db`select from registry.release_key where team = ${team} and name = ${name}`).length > 0) return false
      throw new UsageProblem(`The team ${team} has no key "${name}": mfe team key list tells which there are.`)
    },
    find: async (publicKey) => {
      const [key] = await db<SigningKey[]>`
        select rk.id, rk.team, rk.name, rt.units, rk.revoked_at is not null as is_revoked
        from registry.release_key rk
        join registry.release_team rt on rt.name = rk.team
        where rk.public_key = ${publicKey}`
      return key
    },
    takeNonce: (keyId, nonce) =>
      writeDirectory(db, async (tx) => {
        await tx`
          delete from registry.release_nonce where received_at < now() - make_interval(secs => ${nonceSeconds})`
        const taken = await tx`
          insert into registry.release_nonce (key_id, nonce) values (${keyId}, ${nonce})
          on conflict do nothing returning nonce`
        return taken.length > 0
      }),
    record: async (keyId, { command, code, reason }) => {
      await db`
        insert into registry.release_key_act (key_id, command, code, reason)
        values (${keyId}, ${command.slice(0, 500)}, ${code}, ${reason.slice(0, 2_000)})`
    },
    acts: async (team, limit) => [
      ...(await db<KeyAct[]>`
        select rka.at, rk.team, rk.name as key, rka.command, rka.code, rka.reason
        from registry.release_key_act rka
        join registry.release_key rk on rk.id = rka.key_id
        where ${team === undefined ? db`true` : db`rk.team = ${team}`}
        order by rka.id desc
        limit ${limit}`),
    ],
    close: () => db.end({ timeout: 1 }),
  }
}

/** The same over the role that releases, which reads keys and can neither add nor revoke one. */
export const openTeams = ({ ownerUrl, secret }: { readonly ownerUrl: string; readonly secret: string }): Teams =>
  openTeamsAsOwner(roleUrl(ownerUrl, 'release', secret))
