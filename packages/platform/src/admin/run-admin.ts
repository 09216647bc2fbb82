import { connect, type Database } from '@lernspur/database/connection/connect'
import { roleUrl } from '@lernspur/database/roles/role-url'
import {
  auditFirstAdmin,
  listProviderAdmins,
  type ProviderAdmin,
  resetFactor,
  unlock,
} from '@lernspur/service-identity/auth/server-act/server-act'
import { readOperator } from '@lernspur/service-kit/process/operator-config'
import { Problem } from '../console/problem'
import { type Environment, readEnvironment } from '../environment'
import { storedSecret } from '../start/data-folder'
import { inviteFirstProvider } from '../start/first-provider/invite-first-provider'
import { refuseOtherSecret } from '../start/known-secret'
import { withDatabase } from '../start/with-database'

interface Installation {
  readonly ownerUrl: string
  readonly secret: string
  /** Connections of the identity service's role. */
  readonly db: Database
  readonly operator: ReturnType<typeof readOperator>
}

type Print = (line: string) => void

const lineOf = (admin: ProviderAdmin): string =>
  [
    admin.email,
    admin.name,
    admin.isActive ? '' : 'not active',
    admin.canSignIn ? '' : 'has no password yet',
    admin.hasSecondFactor ? 'second factor' : 'no second factor',
    admin.lockedUntil === null ? '' : `locked until ${admin.lockedUntil.slice(0, 16).replace('T', ' ')} UTC`,
    admin.lastSignedInAt === null ? 'never signed in' : `signed in ${admin.lastSignedInAt.slice(0, 10)}`,
  ]
    .filter(Boolean)
    .join(' · ')

const unknown = (email: string): Problem => new Problem(`There is no account with the address ${email}.`)

const acts = {
  list: async ({ db, secret }: Installation, _: string, print: Print): Promise<void> => {
    const admins = await listProviderAdmins(db, secret)
    if (admins.length === 0) print('The provider has no admin yet: `bun run admin first <address>` invites one.')
    for (const admin of admins) print(lineOf(admin))
  },
  first: async ({ ownerUrl, secret, db, operator }: Installation, email: string, print: Print): Promise<void> => {
    if (!(await inviteFirstProvider(ownerUrl, secret, email, operator))) {
      throw new Problem(
        'An admin of the provider can sign in already, and adds others under “People”. `bun run admin list` shows who it is.',
      )
    }
    await auditFirstAdmin(db, email)
    print(`${email} is the first admin of the provider. A mail with a link that sets the password goes there now.`)
  },
  'reset-factor': async ({ db }: Installation, email: string, print: Print): Promise<void> => {
    const outcome = await resetFactor(db, email)
    if (outcome === 'unknown') throw unknown(email)
    print(
      outcome === 'none'
        ? `${email} has no second factor.`
        : `The second factor of ${email} is removed, all sessions are ended, and a mail says so. Whoever knows the password can sign in: have it set up again at once.`,
    )
  },
  unlock: async ({ db, secret }: Installation, email: string, print: Print): Promise<void> => {
    const outcome = await unlock(db, secret, email)
    if (outcome === 'unknown') throw unknown(email)
    print(outcome === 'none' ? `${email} is not locked.` : `${email} can sign in again at once.`)
  },
} as const

const isAct = (word: string | undefined): word is keyof typeof acts => word !== undefined && Object.hasOwn(acts, word)

/**
 * Runs an act of `admin` on the installation of this environment, running or not (rule stack.8); prints its result a line
 * at a time. Throws a Problem, or what `misuse` makes of a wrong call.
 */
export const runAdmin = async (
  [act, address]: readonly string[],
  misuse: (what: string) => Error,
  print: Print,
  environment: Environment = readEnvironment(),
): Promise<void> => {
  if (!isAct(act)) throw misuse(`“${act ?? ''}” is no act; there are ${Object.keys(acts).join(', ')}.`)
  const email = address?.trim().toLowerCase() ?? ''
  if (act !== 'list' && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw misuse('The address of the account is missing or is none.')
  if (act === 'list' && address !== undefined) throw misuse('“list” takes no address.')
  await withDatabase(environment, async (ownerUrl) => {
    const secret = environment.secret ?? storedSecret(environment.dataDir)
    await refuseOtherSecret(ownerUrl, secret)
    const db = connect(roleUrl(ownerUrl, 'identity', secret), { name: 'admin', max: 2 })
    try {
      await acts[act]({ ownerUrl, secret, db, operator: readOperator(environment.mode) }, email, print)
    } finally {
      await db.end({ timeout: 1 })
    }
  })
}
