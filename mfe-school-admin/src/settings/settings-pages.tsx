import { Link, useLanguage, usePagesAt, useParams, useTranslation } from '@lernspur/app-runtime'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { Card } from '@lernspur/ui/components/ui/card'
import { Icon } from 'lucide-react'

/** The released pages below the settings of a school, as their routes describe them. */
export function SettingsPages() {
  const { t } = useTranslation('school-admin.settings')
  const language = useLanguage()
  const { schoolId = '' } = useParams()
  const below = /^\/school\/:schoolId\/settings\/[^:]+$/
  const pages = usePagesAt('school').filter(({ pattern }) => below.test(pattern))
  return (
    <section aria-label={t(($) => $.pages.title)} className="grid gap-3">
      <h2 className="font-semibold">{t(($) => $.pages.title)}</h2>
      <Card>
        <ul className="grid grid-cols-1 lg:grid-cols-2 lg:[&>li:nth-child(2)]:border-t-0">
          {pages.map(({ pattern, icon, text, description }) => (
            <LinkRow
              key={pattern}
              link={<Link to={pattern.replace(':schoolId', schoolId)} />}
              leading={<Icon iconNode={icon} aria-hidden className="size-5 shrink-0 text-muted-foreground" />}
              title={text[language]}
              hint={description?.[language]}
            />
          ))}
        </ul>
      </Card>
    </section>
  )
}
