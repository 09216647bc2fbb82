import { areLookAlike, isSameName } from '../../school-identity/name-skeleton'
import type { SchoolConfirmation } from '../../school-identity/school-confirmation'
import { shortName } from './seal-code'
import type { SealKeys } from './seal-key.contract'

/** What is known of a school beyond what it says of itself. */
export interface KnownSchool {
  /** The confirmation of the name that the seal has, else the newest one. */
  readonly confirmation?: SchoolConfirmation
  /** Whether the seal has a name that nobody has confirmed for this school. */
  readonly isOtherName: boolean
  /** Other confirmed schools that have the name of the seal, or one that looks like it. */
  readonly namesakes: readonly SchoolConfirmation[]
}

/** What the operator vouches for about the school with that key, whose seal has that name (rule signature.10). */
export const knownSchool = (publicKey: string, sealedName: string, { schools = [] }: SealKeys): KnownSchool => {
  const own = schools.find(({ publicKeys }) => publicKeys.includes(publicKey))?.confirmations ?? []
  const named = own.find(({ name }) => isSameName(shortName(name), sealedName))
  const confirmation = named ?? own[0]
  const names = [sealedName, ...(confirmation ? [shortName(confirmation.name)] : [])]
  const isNamesake = ({ name }: SchoolConfirmation) => names.some((one) => areLookAlike(one, shortName(name)))
  const namesakes = schools.flatMap(({ confirmations }) => {
    const [found] = confirmations === own ? [] : confirmations.filter(isNamesake)
    return found ? [found] : []
  })
  return { ...(confirmation && { confirmation }), isOtherName: named === undefined, namesakes }
}
