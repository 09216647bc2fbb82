import { accessRightCalls } from '@lernspur/api-client/school-admin/access-right.queries'
import { useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { RightChange } from '@lernspur/contracts/school-admin/access-right.contract'
import { patched, type RightPair, type RightPatch, type SubjectsOf } from '@lernspur/school-editors/right/right-patch'

/** Stores rights of several people in several classes at once, with one undo for all. */
export const useSetRights = () => {
  const { t } = useTranslation('school-admin.rights')
  const toast = useToast()
  const { mutateAsync, isPending } = useMutation(accessRightCalls.setAccessRights())
  const send = async (changes: readonly RightChange[], text: string) => {
    const { undo } = await mutateAsync({ body: { changes: [...changes] } })
    toast({ text, undo: async () => void (await mutateAsync({ body: undo })) })
  }
  return {
    isPending,
    /** Changes the pairs alike. */
    change: (pairs: readonly RightPair[], patch: RightPatch, subjectsOf: SubjectsOf) =>
      send(
        pairs.map((pair) => {
          const { schoolClassId, userId, updatedAt } = pair
          const right = patched(pair, patch, subjectsOf)
          return {
            schoolClassId,
            userId,
            updatedAt,
            right: { ...right, schoolSubjectIds: [...right.schoolSubjectIds] },
          }
        }),
        t(($) => $.changed, { count: pairs.length }),
      ),
    /** Revokes all rights of the pairs. */
    remove: (pairs: readonly RightPair[]) =>
      send(
        pairs.map(({ schoolClassId, userId, updatedAt }) => ({ schoolClassId, userId, updatedAt, right: null })),
        t(($) => $.removed, { count: pairs.length }),
      ),
  }
}
