import { classTemplateCalls } from '@lernspur/api-client/school-admin/class-template.queries'
import { useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import type { ClassTemplate } from '@lernspur/contracts/school-admin/school/class-template.contract'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'

/** Sets classes up together with all that a template has. */
export const useSetUpClasses = () => {
  const { t } = useTranslation('school-admin.school-classes')
  const toast = useToast()
  const { mutateAsync, isPending } = useMutation(classTemplateCalls.setUpFromClassTemplate())
  const setUp = async (classes: readonly SchoolClass[], { id, name }: ClassTemplate) => {
    const { count } = await mutateAsync({ params: { id }, body: { schoolClassIds: classes.map((one) => one.id) } })
    toast({ text: t(($) => $.change.setUp, { count, name }) })
  }
  return { setUp, isPending }
}
