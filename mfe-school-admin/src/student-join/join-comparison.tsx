import { useFormat, useTranslation } from '@lernspur/app-runtime'
import {
  type JoinedRecord,
  type JoinedSide,
  type JoinPreview,
  joinedSides,
  recordKinds,
} from '@lernspur/contracts/school-admin/student-join.contract'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { Banner } from '@lernspur/ui/components/layout/banner'

/** Whose name and date of birth are taken. */
export interface JoinSides {
  readonly name: JoinedSide
  readonly birthDate: JoinedSide
}

interface JoinComparisonProps {
  preview: JoinPreview
  sides: JoinSides
  onSides: (sides: JoinSides) => void
}

const classesOf = ({ schoolClasses }: Pick<JoinedRecord, 'schoolClasses'>): string[] =>
  schoolClasses.map(({ name, schoolYear }) => (schoolYear ? `${name} (${schoolYear})` : name))

/** What each record holds, by kind; kinds that neither has are left out. */
function Counts({ preview: { target, source } }: Pick<JoinComparisonProps, 'preview'>) {
  const { t } = useTranslation('school-admin.students')
  const format = useFormat()
  const kinds = recordKinds.filter((kind) => target.counts[kind] + source.counts[kind] > 0)
  const headings = { target: t(($) => $.join.stays), source: t(($) => $.join.joins) }
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t(($) => $.join.table)}</caption>
      <thead>
        <tr className="align-bottom">
          <td />
          {joinedSides.map((side) => (
            <th key={side} scope="col" className="py-2 pl-3 font-semibold wrap-anywhere">
              <span className="block text-sm font-normal text-muted-foreground">{headings[side]}</span>
              {format.name(side === 'target' ? target : source)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="border-t align-top">
          <th scope="row" className="py-2 font-normal">
            {t(($) => $.join.birthDate)}
          </th>
          {[target, source].map(({ id, birthDate }) => (
            <td key={id} className="py-2 pl-3">
              {birthDate ? format.day(birthDate) : t(($) => $.join.unknown)}
            </td>
          ))}
        </tr>
        <tr className="border-t align-top">
          <th scope="row" className="py-2 font-normal">
            {t(($) => $.join.inClasses)}
          </th>
          {[target, source].map((record) => (
            <td key={record.id} className="py-2 pl-3 wrap-anywhere">
              {record.schoolClasses.length > 0 ? format.list(classesOf(record)) : t(($) => $.join.none)}
            </td>
          ))}
        </tr>
        {kinds.map((kind) => (
          <tr key={kind} className="border-t">
            <th scope="row" className="py-2 font-normal">
              {t(($) => $.join.count[kind])}
            </th>
            {[target, source].map(({ id, counts }) => (
              <td key={id} className="py-2 pl-3 tabular-nums">
                {format.number(counts[kind])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What two records of a child hold, what both have, and which name and date of birth the child has from then on. */
export function JoinComparison({ preview, sides, onSides }: JoinComparisonProps) {
  const { t } = useTranslation('school-admin.students')
  const format = useFormat()
  const { target, source, sharedClasses, sharedReports } = preview
  const sideOf = (value: string) => joinedSides.find((side) => side === value) ?? 'target'
  const hasTwoNames = format.name(target) !== format.name(source)
  const hasTwoDates = target.birthDate && source.birthDate && target.birthDate !== source.birthDate
  return (
    <div className="grid grid-cols-1 gap-5">
      {(target.isErased || source.isErased) && <Banner tone="danger">{t(($) => $.join.erased)}</Banner>}
      <Counts preview={preview} />
      {hasTwoDates && <Banner tone="warning">{t(($) => $.join.twoDates)}</Banner>}
      {hasTwoNames && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{t(($) => $.join.whichName)}</h3>
          <RadioGroupField
            look="cards"
            label={t(($) => $.join.whichName)}
            options={[target, source].map((record, index) => ({
              value: joinedSides[index] ?? 'target',
              label: format.name(record),
            }))}
            value={sides.name}
            onValueChange={(value) => onSides({ ...sides, name: sideOf(value) })}
          />
        </section>
      )}
      {hasTwoDates && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{t(($) => $.join.whichDate)}</h3>
          <RadioGroupField
            look="cards"
            label={t(($) => $.join.whichDate)}
            options={[target, source].map(({ birthDate }, index) => ({
              value: joinedSides[index] ?? 'target',
              label: birthDate && format.day(birthDate),
            }))}
            value={sides.birthDate}
            onValueChange={(value) => onSides({ ...sides, birthDate: sideOf(value) })}
          />
        </section>
      )}
      {sharedClasses.length > 0 && (
        <p>
          {t(($) => $.join.sharedClasses, {
            count: sharedClasses.length,
            classes: format.list(classesOf({ schoolClasses: sharedClasses })),
          })}
        </p>
      )}
      {sharedReports.length > 0 && (
        <p>
          {t(($) => $.join.sharedReports, {
            count: sharedReports.length,
            reports: format.list(sharedReports.map((name) => t(($) => $.join.quoted, { name }))),
          })}
        </p>
      )}
      <p className="text-sm text-muted-foreground">{t(($) => $.join.what)}</p>
    </div>
  )
}
