import { paths, useSession, useTranslation } from '@lernspur/app-runtime'
import { PageTabs } from '../page-tabs'

/** Tabs for the two pages about classes: those of the school, and the templates that new ones start from. */
export function ClassTabs() {
  const { t } = useTranslation('school-admin.school-classes')
  const schoolId = useSession().tenant?.id ?? ''
  return (
    <PageTabs
      label={t(($) => $.template.tabs)}
      tabs={[
        { to: paths.schoolClasses(schoolId), text: t(($) => $.title) },
        { to: paths.schoolClassTemplates(schoolId), text: t(($) => $.template.title) },
      ]}
    />
  )
}
