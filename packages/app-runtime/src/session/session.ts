import type { SignedIn } from '@lernspur/contracts/identity/auth.contract'
import { tourSteps, type WhoAmI, type WhoAmIRole, whoAmISchema } from '@lernspur/contracts/identity/user.contract'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { atom } from 'jotai'
import { storeChoice, takeOverAppearance } from './appearance'
import { csrfTokenAtom, endedAtom } from './ended'
import { rememberChoice, withNewerChoices } from './newer-choices'
import { store } from './store'
import { storedAtom } from './stored-atom'

const asText = (text: string) => text

const decodeWhoAmI = (text: string): WhoAmI | null => {
  try {
    return whoAmISchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const whoAmIKey = 'lernspur-who-am-i'

/** Local storage contains these two, the CSRF token and nothing else (rule browser.1). */
export const whoAmIAtom = storedAtom(whoAmIKey, decodeWhoAmI, (whoAmI: WhoAmI) => JSON.stringify(whoAmI))
export const currentClassIdAtom = storedAtom('lernspur-current-class', asText, asText)

/** The signed-in user, with the current school. */
export interface Session {
  readonly whoAmI: WhoAmI
  /** The active role in the current school; null if there is none. */
  readonly role: WhoAmIRole | null
  readonly tenant: Tenant | null
}

/** The signed-in user; null for a visitor. */
export const sessionAtom = atom<Session | null>((get) => {
  const whoAmI = get(whoAmIAtom)
  if (!whoAmI || !get(csrfTokenAtom)) return null
  const role = whoAmI.userRoles.find(
    ({ tenantId, status }) => tenantId === whoAmI.currentTenantId && status === 'active',
  )
  return { whoAmI, role: role ?? null, tenant: role?.tenant ?? null }
})

/** A choice of the user for all devices; writing it saves it, and older reads of the user leave it as it is. */
const choiceAtom = <Name extends 'nameOrder' | 'matrixDirection' | 'releaseNotesSeenAt' | 'tourStep'>(
  name: Name,
  atFirst: NonNullable<WhoAmI[Name]>,
) =>
  atom(
    (get): NonNullable<WhoAmI[Name]> => get(whoAmIAtom)?.[name] ?? atFirst,
    (get, set, chosen: NonNullable<WhoAmI[Name]>) => {
      const whoAmI = get(whoAmIAtom)
      if (!whoAmI) return
      const choice = { [name]: chosen }
      rememberChoice(whoAmI.id, choice, storeChoice(choice))
      set(whoAmIAtom, { ...whoAmI, [name]: chosen })
    },
  )

/** Which name lists of people are sorted by (rule profile.3). */
export const nameOrderAtom = choiceAtom('nameOrder', 'firstName')

/** Where a digit in the matrix goes on (rule cell.5). */
export const matrixDirectionAtom = choiceAtom('matrixDirection', 'down')

/**
 * When the user last read what is new (rule profile.5), as an instant. A service of an older version does not tell, and
 * would not keep it either: then there is nothing new.
 */
export const releaseNotesSeenAtAtom = choiceAtom('releaseNotesSeenAt', '9999-12-31T00:00:00.000Z')

/**
 * Where the user is in the tour (rule profile.6). A service of an older version does not tell: then it is over.
 */
export const tourStepAtom = choiceAtom('tourStep', tourSteps + 1)

/** Takes over what the service answered to a change of the user that began then, but no choice that was made since. */
export const mergeUser = (user: Partial<WhoAmI>, startedAt: number): void => {
  const whoAmI = store.get(whoAmIAtom)
  if (whoAmI) store.set(whoAmIAtom, withNewerChoices({ ...whoAmI, ...user }, startedAt))
}

const identityOf = ({ id, currentTenantId }: WhoAmI) => `${id} ${currentTenantId ?? ''}`

/** Who is signed in, and in which school; null for a visitor and without a school. */
export const personAtom = atom((get) => {
  const { whoAmI } = get(sessionAtom) ?? {}
  return whoAmI?.currentTenantId ? { userId: whoAmI.id, tenantId: whoAmI.currentTenantId } : null
})

/** Changes with the user or the school: cached data must not be shown any longer. */
export const identityAtom = atom((get) => {
  const session = get(sessionAtom)
  return session ? identityOf(session.whoAmI) : null
})

/** The same, read from storage now, because another tab may just have changed it. */
export const storedIdentity = (): string | null => {
  const whoAmI = decodeWhoAmI(localStorage.getItem(whoAmIKey) ?? '')
  return whoAmI && identityOf(whoAmI)
}

/** Stores the response of a sign-in or a change of role. The current class belongs to the previous school. */
export const enterSession = ({ csrfToken, whoAmI }: SignedIn) => {
  const before = store.get(whoAmIAtom)
  if (before?.id !== whoAmI.id || before.currentTenantId !== whoAmI.currentTenantId) store.set(currentClassIdAtom, null)
  store.set(whoAmIAtom, whoAmI)
  store.set(csrfTokenAtom, csrfToken)
  store.set(endedAtom, false)
  if (before?.id !== whoAmI.id) takeOverAppearance(whoAmI)
}

/** Removes the session in this and all other tabs. */
export const leaveSession = () => {
  store.set(csrfTokenAtom, null)
  store.set(whoAmIAtom, null)
  store.set(currentClassIdAtom, null)
}
