import {
  schoolYearKeys,
  schoolYearListQuery,
  updateSchoolYearMutation,
} from '@lernspur/api-client/school-admin/school-year.queries'
import { useAutosave } from '@lernspur/app-kit/drafts/use-autosave'
import { useReread } from '@lernspur/app-kit/saving/use-reread'
import { isApiError, notFound, useMutation, useQueryClient, useTranslation } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import {
  type FullYear,
  fullYearBody,
  fullYearOf,
  isFullYearValid,
  yearRefusals,
} from '@lernspur/school-editors/school-year/full-year'
import { FullYearFields } from '@lernspur/school-editors/school-year/full-year-fields'
import { Button } from '@lernspur/ui/components/ui/button'
import { useState } from 'react'
import { useTermNames } from './use-term-names'

/** Edits a year and its terms; valid dates are saved automatically, and conflicting changes are shown. */
export function YearEdit({ year, onClose }: { year: SchoolYear; onClose(): void }) {
  const { t } = useTranslation('school-admin.school-years')
  const names = useTermNames()
  const [tried, setTried] = useState(false)
  const queryClient = useQueryClient()
  const reread = useReread(schoolYearKeys.all)
  const draftOf = (one: SchoolYear) => fullYearOf(one, (semester) => names[semester])
  const options = updateSchoolYearMutation()
  const { mutateAsync, error } = useMutation({ ...options, meta: { ...options.meta, showsConflict: true } })
  const { draft, change, flush, conflict } = useAutosave<FullYear>({
    name: `full year ${year.id}`,
    initial: draftOf(year),
    isValid: isFullYearValid,
    updatedAt: year.updatedAt,
    save: async (next, updatedAt) => {
      const saved = await mutateAsync({ params: { id: year.id }, body: fullYearBody(next), ifMatch: updatedAt })
      await reread()
      return saved
    },
    reread: async () => {
      const { rows } = await queryClient.query({ ...schoolYearListQuery(), staleTime: 0 })
      const theirs = rows.find(({ id }) => id === year.id) ?? notFound()
      return { draft: draftOf(theirs), updatedAt: theirs.updatedAt }
    },
  })
  const close = async () => {
    setTried(true)
    if (!isFullYearValid(draft)) return
    const isSaved = await flush().then(
      () => true,
      () => false,
    )
    if (isSaved) onClose()
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <FullYearFields
        draft={draft}
        change={change}
        conflict={conflict}
        tried={tried}
        refusals={isApiError(error) ? yearRefusals(error.details) : {}}
      />
      <Button variant="outline" className="justify-self-start" onClick={() => void close()}>
        {t(($) => $.edit.done)}
      </Button>
    </div>
  )
}
