import { useAtomValue } from 'jotai'
import { type Session, sessionAtom } from './session'

/** The signed-in user, or null. */
export const useMaybeSession = (): Session | null => useAtomValue(sessionAtom)

/** The signed-in user. Every screen behind the guards has one. */
export const useSession = (): Session => {
  const session = useAtomValue(sessionAtom)
  if (!session) throw new Error('a screen for signed-in users was rendered for a visitor')
  return session
}
