import { type Register, registrationRoutes } from '@lernspur/contracts/registration.contract'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../call'

/** Asks for an account; what follows comes by mail. Fails with UNKNOWN_REGISTRATION or INVALID_INVITATION_CODE. */
export const registerMutation = () =>
  mutationOptions({
    mutationKey: ['registration', 'register'],
    mutationFn: (body: Register) => call(registrationRoutes.register, { body }),
    meta: { savesNothing: true, tellsFailure: true },
  })
