import { useTranslation } from '@lernspur/app-runtime'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Combobox } from '@lernspur/ui/components/form/combobox'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { Progress } from '@lernspur/ui/components/ui/progress'
import { useState } from 'react'
import { useRegionNames } from '../use-region-names'
import { LineList, type ListedLine } from './line-list'
import { readSchoolLines, type SchoolLine } from './school-line'
import { SourceFields } from './source-fields'
import { useCreateSchools } from './use-create-schools'
import { schoolKey, useKnownSchools } from './use-known-schools'
import { useSchoolSource } from './use-school-source'

/** Lines that cannot be taken first, then as in the list. */
const troubleFirst = (lines: readonly ListedLine[]): ListedLine[] =>
  lines.toSorted((one, other) => Number(one.line.problem === null) - Number(other.line.problem === null))

/** Creates many schools from a list, after a preview, and invites their first owners (rule school.7). */
export default function ListSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('provider.tenant-list')
  const regions = useRegionNames()
  const { states, types, stateItems, stateName, typeName, countryIdOf, typeItems } = regions
  const source = useSchoolSource()
  const [stateId, setState] = useState('')
  const [schoolTypeId, setType] = useState('')
  const { results, run, start, stop } = useCreateSchools(countryIdOf)
  const lines = readSchoolLines(source.rows, { states, types, stateId, schoolTypeId })
  const known = useKnownSchools(lines.flatMap(({ problem, name }) => (problem === null ? [name] : [])))
  const listed = lines.map((line): ListedLine => {
    const result = results.get(schoolKey(line))
    return { line, isKnown: known.has(schoolKey(line)), result: line.problem === 'twice' ? undefined : result }
  })
  const ready = listed.flatMap(({ line, isKnown, result }) =>
    line.problem === null && !isKnown && (result === undefined || result.kind === 'failed') ? [line] : [],
  )
  const created = listed.filter(({ result }) => result?.kind === 'created').length
  const invited = ready.filter(({ email }) => email !== '').length
  const country = countryIdOf(stateId)
  const regionOf = (line: SchoolLine) =>
    [typeName(line.schoolTypeId), stateName(line.stateId)].filter(Boolean).join(' · ')
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && run === null && onClose()}
      title={t(($) => $.title)}
      description={t(($) => $.description)}
      closeLabel={t(($) => $.close)}
    >
      <div className="grid grid-cols-1 gap-5">
        <SourceFields source={source} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <LabelledField label={t(($) => $.defaults.land)} hint={t(($) => $.defaults.hint)}>
            <Combobox
              items={stateItems}
              value={stateId}
              onValueChange={(next) => {
                setState(next)
                if (countryIdOf(next) !== country) setType('')
              }}
              placeholder={t(($) => $.defaults.none)}
              searchLabel={t(($) => $.defaults.searchLand)}
              empty={t(($) => $.defaults.noLand)}
            />
          </LabelledField>
          <LabelledField label={t(($) => $.defaults.type)} disabled={country === undefined}>
            <SelectInput
              options={[{ value: '', label: t(($) => $.defaults.none) }, ...(country ? typeItems(country) : [])]}
              value={schoolTypeId}
              onValueChange={setType}
            />
          </LabelledField>
        </div>
        {lines.length > 0 && <LineList lines={troubleFirst(listed)} regionOf={regionOf} />}
        {run !== null && (
          <Progress
            value={run.done}
            max={run.total}
            aria-label={t(($) => $.progress, { done: run.done, total: run.total })}
          />
        )}
        <div aria-live="polite" className="text-sm text-muted-foreground">
          {run === null && created > 0 && t(($) => $.created, { count: created })}
          {run === null && ready.length > 0 && invited > 0 && ` ${t(($) => $.invites, { count: invited })}`}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          {run === null ? (
            <Button disabled={ready.length === 0} onClick={() => void start(ready, schoolKey)}>
              {t(($) => $.submit, { count: ready.length })}
            </Button>
          ) : (
            <Button variant="outline" onClick={stop}>
              {t(($) => $.stop)}
            </Button>
          )}
        </div>
      </div>
    </SideSheet>
  )
}
