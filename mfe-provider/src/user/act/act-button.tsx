import type { SupportAct, SupportCase } from '@lernspur/contracts/identity/support-case.contract'
import { DisableAccount, EnableAccount } from './account-state'
import { EndSessions, LiftLock, SendPasswordMail } from './plain-acts'
import { ResetSecondFactor } from './reset-second-factor'

export interface ActProps {
  supportCase: SupportCase
  name: string
}

const buttons = {
  sendPasswordMail: SendPasswordMail,
  liftLock: LiftLock,
  endSessions: EndSessions,
  resetSecondFactor: ResetSecondFactor,
  disable: DisableAccount,
  enable: EnableAccount,
} as const satisfies Record<SupportAct, unknown>

/** The button of an act for the person of a case. */
export function ActButton({ act, ...props }: ActProps & { act: SupportAct }) {
  const Act = buttons[act]
  return <Act {...props} />
}
