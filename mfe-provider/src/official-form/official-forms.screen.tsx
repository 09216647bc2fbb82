import { officialFormListQuery } from '@lernspur/api-client/provider/official-form.queries'
import { Link, usePageTitle, useSession, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { LinkRow } from '@lernspur/ui/components/data/link-row'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Card } from '@lernspur/ui/components/ui/card'
import { NewForm } from './new-form'
import { useFormRegion } from './use-form-region'

/** The official forms of reports by Land, with what is published and what is to be checked (rule form.8). */
export function Component() {
  const { t } = useTranslation('provider.official-form')
  const { data } = useSuspenseQuery(officialFormListQuery())
  const { regionOf, typesOf } = useFormRegion()
  const title = t(($) => $.title)
  usePageTitle(title)
  // Plain members of the provider only look.
  const mayChange = useSession().role?.roleType !== 'user'
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} />
      <Card>
        <ul className="grid grid-cols-1">
          {data.rows.map((form) => {
            const [newest] = form.versions
            return (
              <LinkRow
                key={form.id}
                link={<Link to={`/provider/official-forms/${form.id}`} />}
                title={`${regionOf(form)}: ${form.draft.name}`}
                hint={
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span>{newest ? t(($) => $.version, { number: newest.number }) : t(($) => $.unpublished)}</span>
                    <span>{typesOf(form)}</span>
                    <span>{t(($) => $.schools, { count: form.schoolCount })}</span>
                    <Badge variant={form.formCheck ? 'secondary' : 'warning'}>
                      {form.formCheck ? t(($) => $.verified) : t(($) => $.unverified)}
                    </Badge>
                    {form.isChanged && newest && <Badge variant="secondary">{t(($) => $.changed)}</Badge>}
                    {form.archivedAt !== null && <Badge variant="outline">{t(($) => $.archived)}</Badge>}
                  </span>
                }
              />
            )
          })}
        </ul>
      </Card>
      {mayChange && <NewForm forms={data.rows} />}
    </Page>
  )
}
