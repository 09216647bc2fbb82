import { today, useClasses, useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import { classLabels } from '@lernspur/contracts/school-admin/school/class-labels'
import { runningClasses } from '@lernspur/school-editors/school-class/running-classes'
import { ManyChoice } from './many-choice'

interface ClassChoiceProps {
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Classes for which rights are given; "all" leaves out those of former years. */
export function ClassChoice({ chosen, onChange }: ClassChoiceProps) {
  const { t } = useTranslation('school-admin.rights')
  const levelText = useSchoolLevelText()
  const classes = useClasses()
  const labels = classLabels(classes)
  // Rights in classes of former years are rarely meant, and give much away.
  const running = new Set(runningClasses(classes, today()))
  return (
    <ManyChoice
      label={t(($) => $.grant.classes)}
      options={classes
        .map((one) => ({
          id: one.id,
          label: labels.get(one.id) ?? one.name,
          hint: levelText(one.schoolLevel),
          isSeparate: !running.has(one),
        }))
        .toSorted((a, b) => Number(a.isSeparate) - Number(b.isSeparate))}
      chosen={chosen}
      onChange={onChange}
      texts={{
        search: t(($) => $.grant.searchClasses),
        clear: t(($) => $.clear),
        all: running.size === classes.length ? t(($) => $.grant.allClasses) : t(($) => $.grant.allRunning),
        more: (count) => t(($) => $.grant.more, { count }),
      }}
    />
  )
}
