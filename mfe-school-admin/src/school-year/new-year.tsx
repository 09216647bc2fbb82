import { InlineForm } from '@lernspur/app-kit/form/inline-form'
import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { NewYearForm } from './new-year-form'

/** Adds a year to those of the school. */
export function NewYear({ years }: { years: readonly SchoolYear[] }) {
  const { t } = useTranslation('school-admin.school-years')
  return (
    <InlineForm open={t(($) => $.create.open)}>
      {(close) => (
        <div className="grid grid-cols-1 gap-4 border-t pt-5 first:border-t-0 first:pt-0">
          <h3 className="font-medium">{t(($) => $.create.title)}</h3>
          <NewYearForm years={years} onMade={close} onClose={close} />
        </div>
      )}
    </InlineForm>
  )
}
