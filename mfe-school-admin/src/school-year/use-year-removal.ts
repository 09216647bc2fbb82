import {
  createSchoolYearMutation,
  deleteSchoolYearMutation,
} from '@lernspur/api-client/school-admin/school-year.queries'
import {
  isApiError,
  showToast,
  useConfirm,
  useErrorText,
  useKeyedMutation,
  useMutation,
  useTranslation,
} from '@lernspur/app-runtime'
import type { CreateSchoolYear, SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { useState } from 'react'

const bodyOf = ({ name, year, schoolYearStart, schoolYearEnd, stateId, terms }: SchoolYear): CreateSchoolYear => ({
  ...{ name, year, schoolYearStart, schoolYearEnd, stateId },
  terms: terms.map((term) => ({
    name: term.name,
    schoolTermSemester: term.schoolTermSemester,
    startDate: term.startDate,
    endDate: term.endDate,
  })),
})

/**
 * Deletes a year without classes, after confirmation; the toast offers to create it again. `refusal` says, in counts, why
 * a year in use stays.
 */
export const useYearRemoval = (year: SchoolYear) => {
  const { t } = useTranslation('school-admin.school-years')
  const confirm = useConfirm()
  const textOf = useErrorText()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { mutateAsync: create } = useKeyedMutation(createSchoolYearMutation())
  const { mutateAsync: remove, isPending } = useMutation(deleteSchoolYearMutation({ showsFailure: true }))
  const { name } = year
  const undo = async () => {
    await create({ body: bodyOf(year) })
  }
  const ask = async () => {
    setRefusal(null)
    const isSure = await confirm({
      title: t(($) => $.removal.question, { name }),
      description: t(($) => $.removal.text, { count: year.terms.length }),
      confirmLabel: t(($) => $.removal.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    try {
      await remove({ params: { id: year.id } })
      showToast({ text: t(($) => $.removal.done, { name }), undo })
    } catch (error) {
      const uses = isApiError(error) ? error.details.map(({ message }) => message).join(' ') : ''
      setRefusal(uses === '' ? textOf(error) : t(($) => $.removal.inUse, { name, uses }))
    }
  }
  return { ask, isPending, refusal }
}
