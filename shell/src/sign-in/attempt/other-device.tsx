import { unlockAuthAttemptMutation } from '@lernspur/api-client/auth-attempt.queries'
import {
  errorTextOf,
  isApiError,
  paths,
  showToast,
  useConfirm,
  useLanguage,
  useMutation,
  useNavigate,
  useTranslation,
} from '@lernspur/app-kit'
import { useEffect, useRef } from 'react'
import type { MailedLink } from './mailed-link'

const isOver = (error: unknown) => isApiError(error) && error.status < 500 && !error.networkError

/**
 * For a signed-in user who opens a mailed link: asks whether to sign in the browser that waits for it. Never automatic,
 * because another person may have started the attempt.
 */
export default function OtherDevice({ link }: { link: MailedLink }) {
  const { t } = useTranslation('shell.sign-in')
  const language = useLanguage()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const asked = useRef(false)
  const { mutateAsync: unlock } = useMutation(unlockAuthAttemptMutation())
  const open = () =>
    unlock({ params: { authAttemptId: link.authAttemptId }, body: { code: link.code } }).then(
      () => showToast({ text: t(($) => $.attempt.otherDone) }),
      (error: unknown) =>
        showToast({ text: isOver(error) ? t(($) => $.attempt.expired) : errorTextOf(error, language), tone: 'error' }),
    )
  const ask = async () => {
    const isWanted = await confirm({
      title: t(($) => $.attempt.otherTitle),
      description: t(($) => $.attempt.other),
      confirmLabel: t(($) => $.attempt.otherYes),
      declineLabel: t(($) => $.attempt.no),
    })
    if (isWanted) await open()
    void navigate(paths.home, { replace: true })
  }
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void ask()
  })
  return null
}
