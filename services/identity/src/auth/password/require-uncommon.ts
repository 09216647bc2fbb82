import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Database } from '@lernspur/service-kit/call/call'

/** How many frequent passwords are refused, and how long the passwords of those are who lead the provider. */
const [frequentCount, leadersLength] = [10_000, 12]
const minLength = 6

/** The most frequent passwords, lower case. */
const readFrequent = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= minLength).slice(0, frequentCount))
}

let frequent: Promise<ReadonlySet<string>> | undefined

/** Whether a password is one of these. The list is read with the first new password: a start does not wait for it. */
const isFrequent = async (password: string): Promise<boolean> => {
  frequent ??= readFrequent()
  return (await frequent).has(password.toLowerCase())
}

const texts = {
  frequent: {
    de: 'Dieses Passwort gehört zu den häufigsten und wird als Erstes geraten. Nehmen Sie zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
    en: 'This password is one of the most frequent and will be guessed first. Take three words, for example, that have nothing to do with each other.',
  },
  ownAddress: {
    de: 'Ihre E-Mail-Adresse kennen andere; sie ist kein Passwort.',
    en: 'Others know your e-mail address; it is no password.',
  },
  schoolName: {
    de: 'Den Namen der Schule kennen andere; er ist kein Passwort.',
    en: 'Others know the name of the school; it is no password.',
  },
  tooShort: {
    de: `Wer den Anbieter leitet, braucht ein Passwort mit mindestens ${leadersLength} Zeichen.`,
    en: `Whoever leads the provider needs a password of at least ${leadersLength} characters.`,
  },
} as const satisfies Record<string, Record<Language, string>>

/** Letters and digits alone, so that a space or a hyphen makes no other password. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

interface Person {
  readonly email: string
  /** Names of the schools and of the provider where the person has a role. */
  readonly tenantNames: readonly string[]
  /** Is an admin or a manager of the provider. */
  readonly leadsProvider: boolean
}

const reasonAgainst = async (password: string, person: Person): Promise<keyof typeof texts | undefined> => {
  if (person.leadsProvider && password.length < leadersLength) return 'tooShort'
  if (await isFrequent(password)) return 'frequent'
  const [name = ''] = person.email.split('@')
  if ([plain(person.email), plain(name)].includes(plain(password))) return 'ownAddress'
  return person.tenantNames.some((one) => plain(one) === plain(password)) ? 'schoolName' : undefined
}

/**
 * Refuses a new password that is guessed first: one of the 10,000 most frequent, the own address, or the name of a
 * school of the person; for admins and managers of the provider also one of fewer than 12 characters (rule password.6).
 * VALIDATION_FAILED, which names `field`.
 */
export const requireUncommon = async (
  db: Database,
  {
    userId,
    password,
    field,
    language,
  }: Readonly<Record<'userId' | 'password' | 'field', string>> & { language: Language },
): Promise<void> => {
  const [person] = await db<Person[]>`
    select u.email, coalesce(array_agg(t.name) filter (where t.id is not null), '{}') as tenant_names,
      coalesce(bool_or(t.is_provider and ur.role_type <> 'user'), false) as leads_provider
    from app_user u
    left join user_role ur on ur.user_id = u.id and ur.status in ('active', 'invitationPending')
    left join tenant t on t.id = ur.tenant_id
    where u.id = ${userId} group by u.id`
  const reason = person && (await reasonAgainst(password.normalize('NFC'), person))
  if (reason) refuse('VALIDATION_FAILED', [{ path: field, message: texts[reason][language] }])
}
