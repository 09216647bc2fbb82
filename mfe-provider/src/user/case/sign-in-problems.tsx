import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SignInProblem, SignInProblemKind, SupportCase } from '@lernspur/contracts/identity/support-case.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { ActButton } from '../act/act-button'
import { ConfirmReset } from '../act/confirm-reset'
import { ResendButton } from '../act/resend-button'
import { suggested } from '../act/suggested-acts'

/** Verdicts with another sentence if the mail server's message, or the time, is missing. */
const bare = {
  mailRefused: 'detail',
  mailWaiting: 'detail',
  passwordMissing: 'at',
  maySignIn: 'at',
} as const

const isBare = (kind: string): kind is keyof typeof bare => Object.hasOwn(bare, kind)

/** `const textsOf = useSignInProblemTexts()`: the sentence of a verdict, and what to do about it. */
const useSignInProblemTexts = () => {
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

/** Verdicts that keep nobody out. */
const open: readonly SignInProblemKind[] = ['maySignIn', 'mayRegister', 'invitationOpen']

interface SignInProblemsProps {
  supportCase: SupportCase
  name: string
}

/** What helps with one verdict; an action that helps with several is shown beside the first. */
function Help({ problem: { kind }, supportCase, name }: SignInProblemsProps & { problem: SignInProblem }) {
  const { t } = useTranslation('provider.case')
  const act = suggested[kind]
  if (act && supportCase.acts.includes(act)) {
    const isFirst = supportCase.verdicts.find((other) => suggested[other.kind] === act)?.kind === kind
    return isFirst ? <ActButton act={act} supportCase={supportCase} name={name} /> : null
  }
  if (kind === 'secondFactorResetWaiting') return <ConfirmReset supportCase={supportCase} name={name} />
  const invitation = supportCase.invitations.find(({ isOpen }) => isOpen)
  if ((kind === 'invitationPending' || kind === 'invitationOpen') && invitation)
    return <ResendButton invitation={invitation} email={supportCase.email} />
  if (kind === 'mayNotRegister')
    return (
      <Button asChild variant="outline">
        <Link to={paths.providerWhitelist}>{t(($) => $.toWhitelist)}</Link>
      </Button>
    )
  if (act === undefined || act === 'sendPasswordMail') return null
  const who = act === 'liftLock' ? t(($) => $.leadersOnly) : t(($) => $.adminsOnly)
  return <p className="text-sm text-muted-foreground">{who}</p>
}

/** Why somebody cannot get in, each reason with what helps, the most important first (rule support.1). */
export function SignInProblems({ supportCase, name }: SignInProblemsProps) {
  const { t } = useTranslation('provider.case')
  const textsOf = useSignInProblemTexts()
  return (
    <Card>
      <ul aria-label={t(($) => $.verdicts)}>
        {supportCase.verdicts.map((outcome, index) => {
          const { sentence, help } = textsOf(outcome)
          const isOpen = open.includes(outcome.kind)
          return (
            <li
              key={outcome.kind}
              className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t px-5 py-4 first:border-t-0"
            >
              <div className="flex min-w-0 flex-1 basis-72 gap-3">
                <span
                  aria-hidden
                  className={`mt-0.5 [&_svg]:size-5 ${isOpen ? 'text-success-foreground' : 'text-danger-foreground'}`}
                >
                  {isOpen ? <CircleCheck /> : <CircleAlert />}
                </span>
                <div className="min-w-0">
                  <p className={index === 0 ? 'text-lg font-semibold wrap-anywhere' : 'font-medium wrap-anywhere'}>
                    {sentence}
                  </p>
                  <p className="text-sm text-muted-foreground">{help}</p>
                </div>
              </div>
              <Help problem={outcome} supportCase={supportCase} name={name} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
