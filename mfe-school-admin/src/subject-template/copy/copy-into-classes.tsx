import { subjectExchange } from '@lernspur/api-client/school-admin/subject/subject-exchange'
import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { Subject } from '@lernspur/contracts/school-admin/subject.contract'
import { ActionSheet } from '@lernspur/school-editors/subject/pick/action-sheet'
import { SubjectPick } from '@lernspur/school-editors/subject/pick/subject-pick'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { ClassGains } from './class-gains'
import { useCopy } from './use-copy'

interface CopyIntoClassesProps {
  templates: readonly Subject[]
  /** Ids of the initially chosen templates. */
  initial?: readonly string[]
  onClose: () => void
}

interface ClassPickProps {
  level: number
  classes: readonly SchoolClass[]
  labels: ReadonlyMap<string, string>
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

/** Classes of a level. */
function ClassPick({ level, classes, labels, chosen, onChoose }: ClassPickProps) {
  const levelText = useSchoolLevelText()
  const toggle = (id: string, isWanted: boolean) =>
    onChoose(new Set(isWanted ? [...chosen, id] : [...chosen].filter((one) => one !== id)))
  return (
    <fieldset className="grid grid-cols-1 gap-1">
      <legend className="text-sm font-medium">{levelText(level)}</legend>
      <div className="flex flex-wrap gap-x-6">
        {classes.map(({ id, name }) => (
          <CheckboxField
            key={id}
            label={labels.get(id) ?? name}
            checked={chosen.has(id)}
            onCheckedChange={(isWanted) => toggle(id, isWanted)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Copies templates into several classes at once, after showing what each of them gains. */
export default function CopyIntoClasses({ templates, initial = [], onClose }: CopyIntoClassesProps) {
  const { t } = useTranslation('school-admin.subject-templates')
  const levelText = useSchoolLevelText()
  const { classes, labels, chosen, setChosen, classIds, setClassIds, gains, count, copy, isPending } = useCopy(
    templates,
    initial,
    onClose,
  )
  const templateLevels = [...Map.groupBy(templates, ({ schoolLevel }) => schoolLevel)].toSorted(([a], [b]) => a - b)
  const classLevels = [...Map.groupBy(classes, ({ schoolLevel }) => schoolLevel)]
  return (
    <ActionSheet
      title={t(($) => $.copy.title)}
      description={t(($) => $.copy.description)}
      submit={t(($) => $.copy.submit, { count })}
      busy={isPending}
      disabled={count === 0}
      onSubmit={copy}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-6">
        {templateLevels.map(([level, ofLevel]) => (
          <section key={level} aria-label={levelText(level)} className="grid grid-cols-1 gap-2">
            <h3 className="font-semibold">{levelText(level)}</h3>
            <SubjectPick
              label={levelText(level)}
              subjects={ofLevel}
              content={subjectExchange.content}
              chosen={chosen}
              onChoose={setChosen}
            />
          </section>
        ))}
        <section aria-label={t(($) => $.copy.into)} className="grid grid-cols-1 gap-3">
          <h3 className="font-semibold">{t(($) => $.copy.into)}</h3>
          {classes.length === 0 && <p className="text-sm text-muted-foreground">{t(($) => $.copy.noClasses)}</p>}
          {classLevels.map(([level, ofLevel]) => (
            <ClassPick
              key={level}
              level={level}
              classes={ofLevel}
              labels={labels}
              chosen={classIds}
              onChoose={setClassIds}
            />
          ))}
        </section>
        {gains.length > 0 && chosen.size > 0 && <ClassGains gains={gains} labels={labels} />}
      </div>
    </ActionSheet>
  )
}
