import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import type { PublicationLine, PublishableSubject } from '@lernspur/contracts/provider/template-version.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { Badge } from '@lernspur/ui/components/ui/badge'
import type { Audience } from '../audience/audience'
import { useAudienceText } from '../audience/use-audience-text'
import { MoreLines } from '../more-lines'
import { useCountries } from '../use-countries'

const kinds = ['added', 'renamed', 'moved', 'removed'] as const
const tones = { added: 'success', renamed: 'default', moved: 'default', removed: 'warning' } as const

/** A difference from the last version. */
function Line({ line: { part, kind, before, after } }: { line: PublicationLine }) {
  const { t } = useTranslation('provider.subject-templates')
  const isOther = kind === 'renamed' || kind === 'moved'
  return (
    <li className="grid gap-1 border-t py-2 first:border-t-0">
      <span className="flex flex-wrap gap-2">
        <Badge variant={tones[kind]}>{t(($) => $.publish.kind[kind])}</Badge>
        {part !== 'competence' && <Badge variant="outline">{t(($) => $.publish.part[part])}</Badge>}
      </span>
      <span className="wrap-anywhere">{after ?? before}</span>
      {isOther && <span className="text-sm text-muted-foreground">{t(($) => $.publish.before, { text: before })}</span>}
    </li>
  )
}

/** What a changed subject is for, beside what it was for in the last version. */
function TargetChanges({ subject }: { subject: PublishableSubject }) {
  const { t } = useTranslation('provider.subject-templates')
  const levelText = useSchoolLevelText()
  const { nameOf } = useCountries()
  const textOf = useAudienceText()
  const { former, schoolLevel, countryId, isLevelChanged, isCountryChanged, isAudienceChanged } = subject
  if (!former) return null
  const audience = (one: Audience) => textOf(one) ?? t(($) => $.audience.all)
  const changes = [
    isLevelChanged && {
      title: t(($) => $.column.level),
      before: levelText(former.schoolLevel),
      after: levelText(schoolLevel),
    },
    isCountryChanged && {
      title: t(($) => $.column.country),
      before: nameOf(former.countryId),
      after: nameOf(countryId),
    },
    isAudienceChanged && {
      title: t(($) => $.audience.title),
      before: audience(former),
      after: audience(subject),
    },
  ].filter((change) => change !== false)
  if (changes.length === 0) return null
  return (
    <dl className="grid gap-2 pb-2 pl-3 text-sm">
      {changes.map(({ title, before, after }) => (
        <div key={title} className="wrap-anywhere">
          <dt className="text-muted-foreground">{title}</dt>
          <dd>{after}</dd>
          <dd className="text-muted-foreground">{t(($) => $.publish.before, { text: before })}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SubjectSectionProps {
  subject: PublishableSubject
  isChosen: boolean
  onChoose: (isWanted: boolean) => void
}

/** What publishing changes in one subject: counts, and line by line when it is opened. */
export function SubjectSection({ subject, isChosen, onChoose }: SubjectSectionProps) {
  const { t } = useTranslation('provider.subject-templates')
  const levelText = useSchoolLevelText()
  const { nameOf } = useCountries()
  const textOf = useAudienceText()
  const { name, color, schoolLevel, countryId, kind, lines, isReordered } = subject
  const counts = kinds.flatMap((one) => {
    const count = lines.filter((line) => line.part === 'competence' && line.kind === one).length
    return count > 0 ? [t(($) => $.publish.counts[one], { count })] : []
  })
  const others = isReordered ? [t(($) => $.publish.reordered)] : []
  return (
    <section aria-label={name} className="rounded-lg border bg-card px-4 pb-2">
      <h3>
        <CheckboxField
          checked={isChosen}
          onCheckedChange={onChoose}
          label={
            <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
              <SubjectMark color={color} />
              {name}
              {kind !== 'changed' && (
                <Badge variant={kind === 'new' ? 'success' : 'warning'}>{t(($) => $.publish.subject[kind])}</Badge>
              )}
            </span>
          }
          hint={[levelText(schoolLevel), nameOf(countryId), textOf(subject)].filter(Boolean).join(' · ')}
        />
      </h3>
      <p className="pb-2 pl-3 text-sm">{[...counts, ...others].join(' · ') || t(($) => $.publish.again)}</p>
      <TargetChanges subject={subject} />
      {lines.length > 0 && (
        <div className="pl-3">
          <MoreLines title={t(($) => $.publish.lines, { count: lines.length })}>
            {() =>
              [...Map.groupBy(lines, ({ domain }) => domain)].map(([domain, ofDomain]) => (
                <div key={domain ?? ''}>
                  {domain !== null && <h4 className="pt-3 text-sm font-medium text-muted-foreground">{domain}</h4>}
                  <ul>
                    {ofDomain.map((line) => (
                      <Line key={line.key} line={line} />
                    ))}
                  </ul>
                </div>
              ))
            }
          </MoreLines>
        </div>
      )}
    </section>
  )
}
