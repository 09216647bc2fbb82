import { handleCallbackMutation } from '@lernspur/api-client/identity/external-identity.queries'
import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { paths, useMutation, useNavigate, useToast, useTranslation } from '@lernspur/app-runtime'
import type { AuthorizationResponse } from '@lernspur/contracts/identity/external-identity.contract'
import { useEffect, useRef } from 'react'
import { useProviderErrorText } from '../../sign-in/provider/use-provider-error-text'

/** Completes a link when an identity provider has redirected back; its parameters can be used only once. */
export function LinkCallback({ from }: { from: AuthorizationResponse | null }) {
  const { t } = useTranslation('shell.profile')
  const textOf = useProviderErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  const sent = useRef(false)
  const { mutate, error } = useMutation({
    ...handleCallbackMutation(),
    onSuccess: () => toast({ text: t(($) => $.identities.linked) }),
    onSettled: () => navigate(paths.profile, { replace: true }),
  })
  useEffect(() => {
    if (from === null || sent.current) return
    sent.current = true
    mutate({ body: from })
  }, [from, mutate])
  return <FailureBanner error={error} text={textOf(error)} />
}
