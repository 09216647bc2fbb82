import { updateMeMutation } from '@lernspur/api-client/identity/user.queries'
import { beginRead, mergeUser, useMutation } from '@lernspur/app-runtime'

/** Updates the user's profile; the page shows the change once the server has confirmed. */
export const useUpdateMe = (showsFailure = false) => {
  return useMutation({
    ...updateMeMutation({ showsFailure }),
    onMutate: beginRead,
    onSuccess: (user, _, startedAt) => mergeUser(user, startedAt),
  })
}
