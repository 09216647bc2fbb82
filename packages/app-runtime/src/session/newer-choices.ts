import type { UpdateMe, WhoAmI } from '@lernspur/contracts/identity/user.contract'

/** Counts what happens to choices and reads of the user in this page, in its order. */
let turn = 0

interface MadeChoice {
  readonly userId: string
  readonly choice: UpdateMe
  /** When the service answered; until then no read is sure to have it. */
  answered: number
}

/** The last choice of each name. */
const made = new Map<string, MadeChoice>()

/** Remembers a choice until reads that began before it was saved are over. */
export const rememberChoice = (userId: string, choice: UpdateMe, saved: Promise<unknown>): void => {
  const one: MadeChoice = { userId, choice, answered: Number.POSITIVE_INFINITY }
  for (const name of Object.keys(choice)) made.set(name, one)
  const answer = () => {
    turn += 1
    one.answered = turn
  }
  void saved.then(answer, answer)
}

/** To be called when a call that answers with the user begins; `withNewerChoices` takes the number. */
export const beginRead = (): number => {
  turn += 1
  return turn
}

/** The user as read, with the choices that were not saved yet when that began: the read may be older than they are. */
export const withNewerChoices = (whoAmI: WhoAmI, startedAt: number): WhoAmI => {
  const newer = [...made.values()].filter(({ userId, answered }) => userId === whoAmI.id && answered > startedAt)
  return Object.assign({}, whoAmI, ...newer.map(({ choice }) => choice))
}
