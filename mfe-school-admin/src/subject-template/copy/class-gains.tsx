import { useFormat, useTranslation } from '@lernspur/app-runtime'
import Plus from 'lucide-react/icons/plus'
import type { Gain } from './gains'

/** What each class gains, before anything is copied. */
export function ClassGains({ gains, labels }: { gains: readonly Gain[]; labels: ReadonlyMap<string, string> }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const format = useFormat()
  return (
    <section aria-label={t(($) => $.copy.preview)} className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{t(($) => $.copy.preview)}</h3>
      <ul className="rounded-lg border bg-card">
        {gains.map(({ schoolClass, gained, present }) => (
          <li key={schoolClass.id} className="flex gap-4 border-t px-4 py-3 first:border-t-0">
            <span className="w-16 shrink-0 font-semibold">{labels.get(schoolClass.id) ?? schoolClass.name}</span>
            <span className="min-w-0 flex-1 text-sm">
              {gained.length > 0 && (
                <span className="flex gap-2">
                  <Plus aria-hidden className="mt-0.5 size-4 shrink-0 text-success-foreground" />
                  <span className="wrap-anywhere">{format.list(gained.map(({ name }) => name))}</span>
                </span>
              )}
              {present.length > 0 && (
                <span className="block text-muted-foreground wrap-anywhere">
                  {t(($) => $.copy.present, { names: format.list(present.map(({ name }) => name)) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
