import { type ConfirmEmailChange, emailRoutes, type RequestEmailChange } from '@lernspur/contracts/email.contract'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../call'
import { authKeys } from './auth.queries'

/** Asks for another address; a mail goes there. Fails with PASSWORD_MISMATCH or USER_ALREADY_EXISTS. */
export const requestEmailChangeMutation = () =>
  mutationOptions({
    mutationKey: ['email', 'request-change'],
    mutationFn: (body: RequestEmailChange) => call(emailRoutes.requestEmailChange, { body }),
    meta: { tellsFailure: true },
  })

/** Confirms by the mailed code; null when this browser is not signed in as the user. */
export const confirmEmailChangeMutation = () =>
  mutationOptions({
    mutationKey: ['email', 'confirm-change'],
    mutationFn: (body: ConfirmEmailChange) => call(emailRoutes.confirmEmailChange, { body }),
    meta: { invalidates: [authKeys.all], tellsFailure: true },
  })
