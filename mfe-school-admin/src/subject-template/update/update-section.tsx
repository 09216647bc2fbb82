import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { TemplateChange, TemplateUpdate } from '@lernspur/contracts/school-admin/subject-template.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Badge } from '@lernspur/ui/components/ui/badge'

const tones = { new: 'success', changed: 'default', moved: 'default', ordered: 'default', gone: 'warning' } as const

interface ChangeRowProps {
  change: TemplateChange
  isTaken: boolean
  onToggle: (isWanted: boolean) => void
}

/** A change, with the school's and the provider's version. */
function ChangeRow({ change, isTaken, onToggle }: ChangeRowProps) {
  const { t } = useTranslation('school-admin.subject-templates')
  const { part, kind, before, after, isOwn } = change
  return (
    <li className="border-t py-1 pl-3 first:border-t-0">
      <CheckboxField
        checked={isTaken}
        onCheckedChange={onToggle}
        label={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge variant={tones[kind]}>{t(($) => $.update.kind[kind])}</Badge>
            {part !== 'competence' && <Badge variant="outline">{t(($) => $.update.part[part])}</Badge>}
            {isOwn && <Badge variant="warning">{t(($) => $.update.isOwn)}</Badge>}
            <span className="min-w-0 basis-full wrap-anywhere">{after ?? before}</span>
          </span>
        }
        hint={
          (kind === 'changed' || kind === 'moved' || kind === 'ordered') && before !== null
            ? t(($) => $.update.before, { text: before })
            : undefined
        }
        className="flex w-full [&_label]:flex-1"
      />
    </li>
  )
}

interface UpdateSectionProps {
  update: TemplateUpdate
  isTaken: (key: string) => boolean
  onChoose: (keys: readonly string[], isWanted: boolean) => void
}

/** What the provider has changed in one template, by domain. */
export function UpdateSection({ update, isTaken, onChoose }: UpdateSectionProps) {
  const levelText = useSchoolLevelText()
  const { name, color, schoolLevel, version, changes } = update
  const keys = changes.map(({ key }) => key)
  const count = keys.filter(isTaken).length
  const domains = [...Map.groupBy(changes, ({ domain }) => domain)]
  return (
    <section aria-label={name} className="rounded-lg border bg-card px-4 pb-2">
      <h3>
        <CheckboxField
          checked={count === keys.length ? true : count > 0 ? 'indeterminate' : false}
          onCheckedChange={(isWanted) => onChoose(keys, isWanted)}
          label={
            <span className="flex items-center gap-2 font-semibold wrap-anywhere">
              <SubjectMark color={color} />
              {name}
            </span>
          }
          hint={[levelText(schoolLevel), version.name].join(' · ')}
        />
      </h3>
      {domains.map(([domain, ofDomain]) => (
        <div key={domain ?? ''} className="grid grid-cols-1">
          {domain !== null && <h4 className="pt-3 text-sm font-medium text-muted-foreground">{domain}</h4>}
          <ul>
            {ofDomain.map((change) => (
              <ChangeRow
                key={change.key}
                change={change}
                isTaken={isTaken(change.key)}
                onToggle={(isWanted) => onChoose([change.key], isWanted)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
