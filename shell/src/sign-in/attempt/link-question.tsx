import { unlockAuthAttemptMutation } from '@lernspur/api-client/identity/auth-attempt.queries'
import {
  errorTextOf,
  isApiError,
  paths,
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

const isOver = (error: unknown) => isApiError(error) && error.status < 500 && !error.networkError

/**
 * For a signed-in user who opens a mailed link: asks whether to sign in the browser that waits for it, never
 * automatically, because another person may have started the attempt; or whether to sign out for a link that sets a
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
  const open = ({ authAttemptId, code }: MailedLink) =>
    unlock({ params: { authAttemptId }, body: { code } }).then(
      () => showToast({ text: t(($) => $.attempt.otherDone) }),
      (error: unknown) =>
        showToast({ text: isOver(error) ? t(($) => $.attempt.expired) : errorTextOf(error, language), tone: 'error' }),
    )
  const ask = async () => {
    const link = mailedLinkOf(search)
    const isWanted = await confirm({
      title: link ? t(($) => $.attempt.otherTitle) : t(($) => $.signedIn.title),
      description: link ? t(($) => $.attempt.other) : t(($) => $.signedIn.text, { email: search.get('email'), own }),
      confirmLabel: link ? t(($) => $.attempt.otherYes) : t(($) => $.signedIn.yes),
      declineLabel: link ? t(($) => $.attempt.no) : t(($) => $.signedIn.no),
    })
    if (isWanted) await (link ? open(link) : signOut())
    void navigate(paths.home, { replace: true })
  }
  useEffect(() => {
    if (hasPrompted.current) return
    hasPrompted.current = true
    void ask()
  })
  return null
}
