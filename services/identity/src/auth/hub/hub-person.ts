import type { Language } from '@lernspur/contracts/wire/error-catalogue'
import { isPlainName } from '@lernspur/contracts/wire/fields'
import { ApiError } from '@lernspur/service-kit/call/api-error'
import type { HubSettings } from '../identity-provider/hub-settings'
import { plainName } from '../identity-provider/id-token-claims'

/** A person as a hub knows him or her. */
export interface HubPerson {
  /** Empty when the hub names nobody. */
  readonly firstName: string
  readonly lastName: string
  /** Numbers of the schools where the person teaches, as the hub writes them; none for others. */
  readonly schoolNumbers: readonly string[]
}

/** What a hub has to say of everybody, in the words of an error. */
const requiredClaims = {
  subject: { de: 'eine Kennung für Ihr Konto', en: 'an identifier of your account' },
  schoolNumber: { de: 'die Nummer Ihrer Schule', en: 'the number of your school' },
  role: { de: 'Ihre Rolle an der Schule', en: 'your role at the school' },
} as const

const missing = (language: Language, ...claims: readonly (keyof typeof requiredClaims)[]): ApiError =>
  new ApiError(
    'HUB_CLAIM_MISSING',
    claims.map((path) => ({ path, message: requiredClaims[path][language] })),
  )

/** The value that a JSON pointer (RFC 6901) leads to; undefined where there is none. */
const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (at, part) =>
        typeof at === 'object' && at !== null ? Object.entries(at).find(([key]) => key === part)?.[1] : undefined,
      value,
    )

const textMax = 100
const listMax = 50

/** One text or a list of them; whatever else stands there counts as missing. */
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.slice(0, listMax) : [value]).flatMap((one) => {
    const text = typeof one === 'string' || typeof one === 'number' ? String(one).trim() : ''
    return text === '' || text.length > textMax ? [] : [text]
  })

interface Context {
  readonly numbers: readonly string[]
  readonly roles: readonly string[]
  readonly isActive: boolean
}

const contextOf = (value: unknown, { schoolNumber, role, status }: HubSettings['claims']): Context => {
  const [state] = status === undefined ? [] : textsOf(valueAt(value, status))
  return {
    numbers: textsOf(valueAt(value, schoolNumber)),
    roles: textsOf(valueAt(value, role)).map((one) => one.toUpperCase()),
    isActive: state === undefined || state.toLowerCase() === 'aktiv',
  }
}

/** Whether the roles of a context are a teacher's. With several schools nobody knows which role is for which. */
const isTeacher = ({ numbers, roles }: Context, teacherRoles: readonly string[]): boolean =>
  numbers.length === 1
    ? roles.some((role) => teacherRoles.includes(role))
    : roles.every((role) => teacherRoles.includes(role))

/** The schools where somebody teaches. HUB_CLAIM_MISSING when no context has both a school and a role. */
const schoolNumbersOf = (person: unknown, { claims, teacherRoles }: HubSettings, language: Language): string[] => {
  const listed = claims.contexts === undefined ? [person] : valueAt(person, claims.contexts)
  if (!Array.isArray(listed)) throw missing(language, 'schoolNumber', 'role')
  const contexts = listed.slice(0, listMax).map((one) => contextOf(one, claims))
  const complete = contexts.filter(({ numbers, roles }) => numbers.length > 0 && roles.length > 0)
  if (contexts.length > 0 && complete.length === 0) {
    const hasNumber = contexts.some(({ numbers }) => numbers.length > 0)
    throw missing(language, hasNumber ? 'role' : 'schoolNumber')
  }
  return [
    ...new Set(
      complete
        .filter((context) => context.isActive && isTeacher(context, teacherRoles))
        .flatMap(({ numbers }) => numbers),
    ),
  ]
}

const nameAt = (person: unknown, pointer: string): string => {
  const [text = ''] = textsOf(valueAt(person, pointer))
  const name = plainName(text)
  return isPlainName(name) ? name : ''
}

/** Longest subject that an identity holds. */
const subjectMax = 255

/**
 * Names a person within the issuer, by the claims of the ID token. A subject of another claim than `sub` is told apart
 * from those of `sub`. HUB_CLAIM_MISSING.
 */
export const hubSubject = (
  claims: unknown,
  { claims: { subject: pointer } }: HubSettings,
  language: Language,
): string => {
  const [text] = textsOf(valueAt(claims, pointer))
  if (text === undefined) throw missing(language, 'subject')
  const subject = pointer === '/sub' ? text : `${pointer} ${text}`
  if (subject.length > subjectMax) throw missing(language, 'subject')
  return subject
}

/** Reads what a hub says of a person. HUB_CLAIM_MISSING, whose details name what is missing. */
export const readHubPerson = (person: unknown, settings: HubSettings, language: Language): HubPerson => ({
  firstName: nameAt(person, settings.claims.firstName),
  lastName: nameAt(person, settings.claims.lastName),
  schoolNumbers: schoolNumbersOf(person, settings, language),
})
