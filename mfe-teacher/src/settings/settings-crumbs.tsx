import { Link, paths, useClass, useTranslation } from '@lernspur/app-runtime'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'

/** Breadcrumbs from the settings of a class to one of them. */
export function SettingsCrumbs({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.settings')
  // A class that is no longer active is not in the list of classes.
  const name = useClass(classId)?.name
  const text = name === undefined ? t(($) => $.title) : t(($) => $.titleOf, { name })
  return (
    <Breadcrumbs label={t(($) => $.youAreHere)}>
      <Crumb link={<Link to={paths.classSettings(classId)} />}>{text}</Crumb>
    </Breadcrumbs>
  )
}
