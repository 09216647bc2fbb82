import { InlineForm } from '@lernspur/app-kit/form/inline-form'
import { today, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { yearStatus } from '@lernspur/school-editors/school-year/year-status'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Badge } from '@lernspur/ui/components/ui/badge'
import Trash2 from 'lucide-react/icons/trash-2'
import { useYearRemoval } from './use-year-removal'
import { YearEdit } from './year-edit'

const tones = { active: 'success', upcoming: 'default', past: 'secondary' } as const

/** One school year: its status, days, terms and number of classes. */
export function YearRow({ year, classCount }: { year: SchoolYear; classCount: number }) {
  const { t } = useTranslation('school-admin.school-years')
  const format = useFormat()
  const { ask, isPending, refusal } = useYearRemoval(year)
  const status = yearStatus(year, today())
  return (
    <li aria-label={t(($) => $.yearName, { name: year.name })} className="grid grid-cols-1 gap-3 py-4 first:pt-0">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-medium wrap-anywhere">{year.name}</h3>
            <Badge variant={tones[status]}>{t(($) => $.status[status])}</Badge>
          </div>
          <p className="text-sm text-muted-foreground">
            {format.period(year.schoolYearStart, year.schoolYearEnd)} · {t(($) => $.classes, { count: classCount })}
          </p>
          <ul className="text-sm text-muted-foreground">
            {year.terms.map((term) => (
              <li key={term.id} className="wrap-anywhere">
                {term.name}: {format.period(term.startDate, term.endDate)}
              </li>
            ))}
          </ul>
        </div>
        <IconButton busy={isPending} label={t(($) => $.removal.label, { name: year.name })} onClick={() => void ask()}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {refusal && (
        <Banner tone="danger" live>
          {refusal}
        </Banner>
      )}
      <InlineForm open={t(($) => $.edit.open)}>{(close) => <YearEdit year={year} onClose={close} />}</InlineForm>
    </li>
  )
}
