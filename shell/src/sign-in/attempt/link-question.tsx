import {
  authAttemptOriginQuery,
  refuseAuthAttemptMutation,
  unlockAuthAttemptMutation,
} from '@lernspur/api-client/identity/auth-attempt.queries'
import {
  errorTextOf,
  isApiError,
  paths,
  queryClient,
  showToast,
  useConfirm,
  useLanguage,
  useMutation,
  useNavigate,
  useSearchParams,
  useSession,
  useTranslation,
} from '@lernspur/app-runtime'
import { useEffect, useRef } from 'react'
import { type MailedLink, mailedLinkOf } from '../../session/mailed-link'
import { useSignOut } from '../../session/use-sign-out'
import { AttemptOrigin } from './attempt-origin'

const isOver = (error: unknown) => isApiError(error) && error.status < 500 && !error.networkError

/**
 * For a signed-in user who opens a mailed link: asks whether to sign in the browser that waits for it, never
 * automatically, because another person may have started the attempt, which a no ends; or whether to sign out for a link that sets a
 * password, of this account or another one.
 */
export default function LinkQuestion() {
  const { t } = useTranslation('shell.sign-in')
  const { email: own } = useSession().whoAmI
  const language = useLanguage()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const hasPrompted = useRef(false)
  const signOut = useSignOut(`${paths.resetPassword}?${search}`)
  const { mutateAsync: unlock } = useMutation(unlockAuthAttemptMutation())
  const { mutateAsync: refuse } = useMutation(refuseAuthAttemptMutation())
  const askAbout = async ({ authAttemptId, code }: MailedLink) => {
    const input = { params: { authAttemptId }, body: { code } }
    try {
      const origin = await queryClient.fetchQuery({ ...authAttemptOriginQuery(authAttemptId, code), retry: false })
      const isWanted = await confirm({
        title: t(($) => $.attempt.otherTitle),
        description: t(($) => $.attempt.other),
        children: <AttemptOrigin origin={origin} />,
        confirmLabel: t(($) => $.attempt.otherYes),
        declineLabel: t(($) => $.attempt.no),
      })
      await (isWanted ? unlock(input) : refuse(input))
      showToast({ text: isWanted ? t(($) => $.attempt.otherDone) : t(($) => $.attempt.otherRefused) })
    } catch (error) {
      showToast({ text: isOver(error) ? t(($) => $.attempt.expired) : errorTextOf(error, language), tone: 'error' })
    }
  }
  const askToLeave = async () => {
    const isWanted = await confirm({
      title: t(($) => $.signedIn.title),
      description: t(($) => $.signedIn.text, { email: search.get('email'), own }),
      confirmLabel: t(($) => $.signedIn.yes),
      declineLabel: t(($) => $.signedIn.no),
    })
    if (isWanted) await signOut()
  }
  const ask = async () => {
    const link = mailedLinkOf(search)
    await (link ? askAbout(link) : askToLeave())
    void navigate(paths.home, { replace: true })
  }
  useEffect(() => {
    if (hasPrompted.current) return
    hasPrompted.current = true
    void ask()
  })
  return null
}
