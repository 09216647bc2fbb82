import { localAuthor } from '@lernspur/release/registry/author'
import { openTeamsAsOwner, type TeamKey, type Teams, unitsNamed, unitsText } from '@lernspur/release/team/teams'
import { readCommandLine } from '../console/command-line'
import { checkoutVerbs } from '../console/command-lines'
import type { Environment } from '../environment'
import { writeTeamKey } from '../release/remote/team-key'
import { withDatabase } from '../start/with-database'

const { who } = localAuthor('')

/** What was typed after the act. */
interface TypedArguments {
  readonly words: readonly string[]
  readonly units: string | undefined
  readonly limit: number
  /** The error for what was not understood. */
  readonly misuse: (what: string) => Error
}

type Act = (teams: Teams, typed: TypedArguments) => Promise<string>

const day = (instant: string): string => instant.slice(0, 10)

const keyText = ({ team, name, publicKey, addedAt, addedBy, revokedAt, revokedBy }: TeamKey): string =>
  [
    `${team}/${name} ${publicKey}`,
    `added ${day(addedAt)} by ${addedBy}`,
    ...(revokedAt === null ? [] : [`REVOKED ${day(revokedAt)} by ${revokedBy}`]),
  ].join(', ')

/** The words that an act needs, by the names that its usage gives them. */
const wordsOf = ({ words, misuse }: TypedArguments, ...names: readonly string[]): string[] => {
  const missing = names[words.length]
  if (missing !== undefined) throw misuse(`<${missing}> is missing.`)
  if (words.length > names.length) throw misuse(`“${words[names.length]}” is one word too many.`)
  return [...words]
}

const listTeams = async (teams: Teams): Promise<string> => {
  const keys = await teams.keys()
  const lines = (await teams.teams()).map(({ name, units, addedAt, addedBy }) => {
    const count = keys.filter((key) => key.team === name && key.revokedAt === null).length
    return `${name}: ${unitsText(units)}; ${count} ${count === 1 ? 'key' : 'keys'}, added ${day(addedAt)} by ${addedBy}`
  })
  return lines.join('\n') || 'There is no team yet.'
}

const acts: Readonly<Record<string, Act>> = {
  add: async (teams, typed) => {
    const [name = ''] = wordsOf(typed, 'team')
    const units = unitsNamed(typed.units)
    return (await teams.add(name, units, who)) ? `${name} is added.` : `${name} was added before.`
  },
  change: async (teams, typed) => {
    const [name = ''] = wordsOf(typed, 'team')
    await teams.change(name, unitsNamed(typed.units))
    return await listTeams(teams)
  },
  list: (teams, typed) => {
    wordsOf(typed)
    return listTeams(teams)
  },
  history: async (teams, typed) => {
    const [team] = typed.words
    if (team !== undefined) wordsOf(typed, 'team')
    const lines = (await teams.acts(team, typed.limit)).map(({ at, team: name, key, command, code, reason }) => {
      const end = code === null ? 'REFUSED' : code === 0 ? 'done' : `ended with ${code}`
      return `${at.slice(0, 19)} ${name}/${key} ${command}: ${end}${reason === '' ? '' : ` (${reason})`}`
    })
    return lines.join('\n') || 'Nothing was requested by a key yet.'
  },
  'key add': async (teams, typed) => {
    const [team = '', name = '', publicKey = ''] = wordsOf(typed, 'team', 'key', 'public key')
    const isNew = await teams.addKey(team, name, publicKey, who)
    return `${team}/${name} ${isNew ? 'is added' : 'was added before'}.`
  },
  'key revoke': async (teams, typed) => {
    const [team = '', name = ''] = wordsOf(typed, 'team', 'key')
    const isNew = await teams.revokeKey(team, name, who)
    return `${team}/${name} ${isNew ? 'is revoked' : 'was revoked before'}: nothing that it signs is taken.`
  },
  'key list': async (teams, typed) => {
    const [team] = typed.words
    if (team !== undefined) wordsOf(typed, 'team')
    return (await teams.keys(team)).map(keyText).join('\n') || 'There is no key yet.'
  },
}

const limitOf = (text: string | undefined, misuse: TypedArguments['misuse']): number => {
  const limit = Number(text ?? 20)
  if (Number.isInteger(limit) && limit >= 1 && limit <= 1_000) return limit
  throw misuse('--limit must be a whole number from 1 to 1000.')
}

/** `key new` needs no installation: what it writes stays on this computer. */
const newKey = (typed: TypedArguments): string => {
  const [file = ''] = wordsOf(typed, 'file')
  const publicKey = writeTeamKey(file)
  return `${file} is the private key: give it to nobody. Whoever runs the installation adds its public half:
  bun mfe team key add <team> <key> ${publicKey}`
}

/**
 * `mfe team …`: teams, their keys and what was requested by these, written by whoever owns the database (rule
 * team-release.1). Throws a UsageProblem for what is not understood, a ReleaseProblem for what contradicts what there is.
 */
export const runTeam = async (argv: readonly string[], environment: Environment): Promise<number> => {
  const { values, words, misuse } = readCommandLine(checkoutVerbs.team, argv)
  const [first = '', second = ''] = words
  const name = first === 'key' ? `key ${second}` : first
  const typed: TypedArguments = {
    words: words.slice(first === 'key' ? 2 : 1),
    units: values.units,
    limit: limitOf(values.limit, misuse),
    misuse,
  }
  if (name === 'key new') {
    console.log(newKey(typed))
    return 0
  }
  const act = Object.entries(acts).find(([known]) => known === name)?.[1]
  if (!act) throw misuse(`“${name}” is none of ${Object.keys(acts).join(', ')} and key new.`)
  const text = await withDatabase(environment, async (ownerUrl) => {
    const teams = openTeamsAsOwner(ownerUrl)
    return await act(teams, typed).finally(() => teams.close())
  })
  console.log(text)
  return 0
}
