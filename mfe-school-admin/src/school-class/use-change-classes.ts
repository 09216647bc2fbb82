import { changeClassesMutation } from '@lernspur/api-client/school-admin/school-class.queries'
import { useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'

type Classes = readonly SchoolClass[]

/** Archives, activates and moves classes, in one call each; another call undoes it. */
export const useChangeClasses = () => {
  const { t } = useTranslation('school-admin.school-classes')
  const toast = useToast()
  const { mutateAsync, isPending } = useMutation(changeClassesMutation())
  const restore = async (classes: Classes) => {
    const before = classes.map(({ id, isActive, schoolYearId }) => ({ id, isActive, schoolYearId }))
    await mutateAsync({ body: { classes: before } })
  }
  const setActive = async (classes: Classes, isActive: boolean) => {
    const changed = classes.filter((one) => one.isActive !== isActive)
    if (changed.length === 0) return
    await mutateAsync({ body: { classes: changed.map(({ id }) => ({ id, isActive })) } })
    const count = changed.length
    toast({
      text: isActive ? t(($) => $.change.activated, { count }) : t(($) => $.change.archived, { count }),
      undo: () => restore(changed),
    })
  }
  /** The toast names `year`; archived classes keep theirs (rule class.3). */
  const moveTo = async (classes: Classes, year: { readonly id: string; readonly name: string }) => {
    const changed = classes.filter(({ isActive, schoolYearId }) => isActive && schoolYearId !== year.id)
    if (changed.length === 0) return toast({ text: t(($) => $.change.noneToMove) })
    await mutateAsync({ body: { classes: changed.map(({ id }) => ({ id, schoolYearId: year.id })) } })
    toast({
      text: t(($) => $.change.moved, { count: changed.length, year: year.name }),
      undo: () => restore(changed),
    })
  }
  return { setActive, moveTo, restore, isPending }
}
