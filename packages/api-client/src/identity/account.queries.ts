import { accountRoutes, type DeactivateMe } from '@lernspur/contracts/account.contract'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../call'

/** Ends the own account and all its sessions. Fails with PASSWORD_MISMATCH, or UPDATE_NOT_ALLOWED for a last admin. */
export const deactivateMeMutation = () =>
  mutationOptions({
    mutationKey: ['account', 'deactivate'],
    mutationFn: (body: DeactivateMe) => call(accountRoutes.deactivateMe, { body }),
    meta: { savesNothing: true, tellsFailure: true },
  })

/** The own data as a JSON file. */
export const exportMeMutation = () =>
  mutationOptions({
    mutationKey: ['account', 'export'],
    mutationFn: () => call(accountRoutes.exportMe, {}),
    meta: { savesNothing: true },
  })
