import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SignInProblem } from '@lernspur/contracts/identity/support-case.contract'

/** Verdicts that say something else without words of the mail server, or without an instant. */
const bare = {
  mailRefused: 'detail',
  mailWaiting: 'detail',
  passwordMissing: 'at',
  maySignIn: 'at',
} as const

const isBare = (kind: string): kind is keyof typeof bare => Object.hasOwn(bare, kind)

/** `const textsOf = useSignInProblemTexts()`: the sentence of a verdict, and what to do. */
export const useSignInProblemTexts = () => {
  const { t } = useTranslation('provider.case')
  const format = useFormat()
  return ({ kind, at, detail }: SignInProblem) => {
    const values = { at: at === null ? '' : format.instant(at), detail: detail ?? '' }
    const lacks = isBare(kind) && (bare[kind] === 'at' ? at : detail) === null
    return {
      sentence: lacks ? t(($) => $.bare[kind], values) : t(($) => $.signInProblem[kind], values),
      help: t(($) => $.help[kind]),
    }
  }
}
