import { type UpdateMe, userRoutes } from '@lernspur/contracts/user.contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import type { ListOf } from '../wire/list-of'
import { authKeys } from './auth.queries'

type List = ListOf<typeof userRoutes.listUserInvitations>

export const userInvitationKeys = {
  all: ['user-invitation'],
  list: (list: List) => ['user-invitation', 'list', list],
} as const

/** Changes the own profile; what is left out stays. */
export const updateMeMutation = () =>
  mutationOptions({
    mutationKey: ['user', 'update-me'],
    mutationFn: (body: UpdateMe) => call(userRoutes.updateMe, { body }),
    meta: { invalidates: [authKeys.all] },
  })

/** The school that is about to be founded, as far as it is typed; null where nothing is. */
export const schoolDraftQuery = () =>
  queryOptions({
    queryKey: ['user', 'school-draft'],
    queryFn: ({ signal }) => call(userRoutes.getSchoolDraft, { signal }),
  })

/** Own roles that wait for an answer. */
export const userInvitationListQuery = (list: List = {}) =>
  queryOptions({
    queryKey: userInvitationKeys.list(list),
    queryFn: ({ signal }) => call(userRoutes.listUserInvitations, { list, signal }),
  })

/** Accepts or declines. Fails with INVALID_USER_INVITATION when it was answered already. */
export const answerUserInvitationMutation = () =>
  mutationOptions({
    mutationKey: ['user-invitation', 'answer'],
    mutationFn: ({ userRoleId, accept }: { userRoleId: string; accept: boolean }) =>
      call(userRoutes.answerUserInvitation, { params: { userRoleId }, body: { accept } }),
    meta: { invalidates: [userInvitationKeys.all, authKeys.all] },
  })
