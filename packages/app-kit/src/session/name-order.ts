import type { NameOrder } from '@lernspur/contracts/user.contract'
import { atom } from 'jotai'
import { keepChoice } from './appearance'
import { whoAmIAtom } from './session'

/** Which name lists of people are sorted by, on every device of the user; writing it saves it. */
export const nameOrderAtom = atom(
  (get): NameOrder => get(whoAmIAtom)?.nameOrder ?? 'firstName',
  (get, set, nameOrder: NameOrder) => {
    const whoAmI = get(whoAmIAtom)
    if (!whoAmI) return
    keepChoice({ nameOrder })
    set(whoAmIAtom, { ...whoAmI, nameOrder })
  },
)
