import { call } from '@lernspur/api-client/call'
import { confirm, isApiError } from '@lernspur/app-runtime'
import { confirmationRoutes } from '@lernspur/contracts/identity/confirmation.contract'

/** The question that is open: calls that are refused together ask once. */
let open: Promise<boolean> | null = null

const ask = async (): Promise<boolean> => {
  const confirmation = await call(confirmationRoutes.getConfirmation, {})
  if (confirmation.isConfirmed) return true
  // Loaded when it is needed, because hardly any page of an area is.
  const { identityDialog } = await import('./identity-dialog')
  return confirm({ dialog: identityDialog(confirmation) })
}

/**
 * Asks the user for password or code, unless a confirmation of the session holds still; false when declined. For what is
 * no mutation, such as a link to a file.
 */
export const askForConfirmation = (): Promise<boolean> => {
  open ??= ask().finally(() => {
    open = null
  })
  return open
}

const isRequired = (error: unknown) => isApiError(error) && error.code === 'CONFIRMATION_REQUIRED'

interface Write {
  readonly mutationFn: (input: never) => Promise<unknown>
}

/**
 * Mutation options of a call whose contract requires a confirmation: `useMutation(withConfirmation(deleteTenant()))`.
 * Where the server wants one, one dialog asks for it, and the call is repeated (rule session.5).
 */
export const withConfirmation = <Options extends Write>(options: Options): Options => ({
  ...options,
  mutationFn: async (input: never) => {
    try {
      return await options.mutationFn(input)
    } catch (error) {
      if (!isRequired(error) || !(await askForConfirmation())) throw error
      return options.mutationFn(input)
    }
  },
})
