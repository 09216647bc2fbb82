import {
  newTemplateVersionsQuery,
  templateUpdateListQuery,
} from '@lernspur/api-client/school-admin/subject/subject-template.queries'
import { useFormat, useQuery, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Button } from '@lernspur/ui/components/ui/button'
import LibraryBig from 'lucide-react/icons/library-big'
import RefreshCw from 'lucide-react/icons/refresh-cw'

/** Says which subjects the provider has published that the school does not have; nothing while there are none. */
export function NewSubjectsNotice({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { data } = useQuery({ ...newTemplateVersionsQuery(), staleTime: 0 })
  const levelText = useSchoolLevelText()
  const format = useFormat()
  if (!data || data.newSubjects.length === 0) return null
  const names = data.newSubjects.map(({ name, schoolLevel }) => `${name} (${levelText(schoolLevel)})`)
  return (
    <Banner
      icon={<LibraryBig />}
      action={
        <Button size="sm" variant="secondary" onClick={onOpen}>
          {t(($) => $.update.newSubjectsOpen)}
        </Button>
      }
    >
      {t(($) => $.update.newSubjects, { count: names.length, names: format.list(names) })}
    </Banner>
  )
}

/** Says that the provider has published changes of templates that the school follows; nothing while there are none. */
export function UpdateNotice({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { data } = useQuery(templateUpdateListQuery())
  const format = useFormat()
  if (!data || data.count === 0) return null
  const versions = [...new Set(data.rows.map(({ version }) => version.name))]
  return (
    <Banner
      icon={<RefreshCw />}
      action={
        <Button size="sm" variant="secondary" onClick={onOpen}>
          {t(($) => $.update.open)}
        </Button>
      }
    >
      {t(($) => $.update.notice, { count: data.count, versions: format.list(versions) })}
    </Banner>
  )
}
