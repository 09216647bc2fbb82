import type { SignInProblemKind, SupportAct } from '@lernspur/contracts/identity/support-case.contract'

/** The act that helps against a verdict. */
export const suggested: Partial<Readonly<Record<SignInProblemKind, SupportAct>>> = {
  accountDisabled: 'enable',
  locked: 'liftLock',
  mailRefused: 'sendPasswordMail',
  passwordMissing: 'sendPasswordMail',
  secondFactorMissed: 'resetSecondFactor',
  maySignIn: 'sendPasswordMail',
}
