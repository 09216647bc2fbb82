import { useTranslation } from '@lernspur/app-runtime'
import {
  absenceCounts,
  absenceUnits,
  type FormBlock,
  isEntryBlock,
  officialFormLimits,
  studentFields,
} from '@lernspur/contracts/official-form/form-content'
import { formFacts } from '@lernspur/contracts/official-form/wording'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Input } from '@lernspur/ui/components/ui/input'
import { useState } from 'react'
import { AppealFields } from './appeal-fields'
import { fieldsAsText, fieldsOfText, gradesAsText, gradesOfText, linesOf } from './line-format'
import { SemesterLines } from './semester-lines'
import { SignatureFields } from './signature-fields'

interface LinesProps<Value> {
  label: string
  hint?: string
  value: Value
  asText: (value: Value) => string
  /** Undefined for a text that is no value yet. */
  ofText: (text: string) => Value | undefined
  error: string
  onChange: (value: Value) => void
}

/** Several values as lines of a text, which is kept as it is typed until it is a value. */
function Lines<Value>({ label, hint, value, asText, ofText, error, onChange }: LinesProps<Value>) {
  const [text, setText] = useState(() => asText(value))
  const isWrong = ofText(text) === undefined
  return (
    <LabelledField label={label} hint={hint} error={isWrong ? error : undefined}>
      <MultilineInput
        rows={Math.max(text.split('\n').length, 2)}
        value={text}
        onValueChange={(next) => {
          setText(next)
          const read = ofText(next)
          if (read !== undefined) onChange(read)
        }}
      />
    </LabelledField>
  )
}

interface BlockFieldsProps {
  block: FormBlock
  /** The decisions on promotion that the form has to choose from. */
  decisions: readonly string[]
  change: (block: FormBlock) => void
}

/** The wording of a block, and what it asks for (rule form.1). */
export function BlockFields({ block, decisions, change }: BlockFieldsProps) {
  const { t } = useTranslation('provider.official-form')
  const facts = t(($) => $.block.facts, { facts: formFacts.map((fact) => `{${fact}}`).join(', ') })
  const error = t(($) => $.block.notReadable)
  const atLeastOne = (text: string) => (linesOf(text).length > 0 ? linesOf(text) : undefined)
  const labelField = 'label' in block && (
    <LabelledField label={t(($) => $.block.label)}>
      <Input
        value={block.label}
        maxLength={officialFormLimits.label}
        onChange={({ target }) => change({ ...block, label: target.value })}
      />
    </LabelledField>
  )
  if (isEntryBlock(block))
    return (
      <>
        {labelField}
        <Lines
          label={t(($) => $.block.options)}
          hint={facts}
          value={block.options}
          asText={(options) => options.join('\n')}
          ofText={linesOf}
          error={error}
          onChange={(options) => change({ ...block, options })}
        />
        <CheckboxField
          label={t(($) => $.block.hasText)}
          checked={block.hasText}
          onCheckedChange={(hasText) => change({ ...block, hasText })}
        />
        <CheckboxField
          label={t(($) => $.block.isOptional)}
          hint={t(($) => $.block.isOptionalHint)}
          checked={block.isOptional ?? false}
          onCheckedChange={(isOptional) => change({ ...block, isOptional })}
        />
      </>
    )
  switch (block.kind) {
    case 'title':
      return (
        <>
          <Lines
            label={t(($) => $.block.lines)}
            hint={facts}
            value={block.lines}
            asText={(lines) => lines.join('\n')}
            ofText={atLeastOne}
            error={error}
            onChange={(lines) => change({ ...block, lines })}
          />
          <SemesterLines block={block} change={change} />
        </>
      )
    case 'student':
      return (
        <Lines
          label={t(($) => $.block.fields)}
          hint={t(($) => $.block.fieldsHint, { fields: studentFields.join(', ') })}
          value={block.fields}
          asText={fieldsAsText}
          ofText={fieldsOfText}
          error={error}
          onChange={(fields) => change({ ...block, fields })}
        />
      )
    case 'subjects':
      return (
        <>
          {labelField}
          <LabelledField label={t(($) => $.block.rows)}>
            <SelectInput
              value={block.rows}
              onValueChange={(rows) => change({ ...block, rows: rows === 'compact' ? 'compact' : 'standard' })}
              options={[
                { value: 'standard', label: t(($) => $.block.standard) },
                { value: 'compact', label: t(($) => $.block.compact) },
              ]}
            />
          </LabelledField>
          <CheckboxField
            label={t(($) => $.block.hasCompetences)}
            checked={block.hasCompetences}
            onCheckedChange={(hasCompetences) => change({ ...block, hasCompetences })}
          />
          <CheckboxField
            label={t(($) => $.block.hasComments)}
            checked={block.hasComments}
            onCheckedChange={(hasComments) => change({ ...block, hasComments })}
          />
          <Lines
            label={t(($) => $.block.grades)}
            hint={t(($) => $.block.gradesHint)}
            value={block.grades}
            asText={gradesAsText}
            ofText={gradesOfText}
            error={error}
            onChange={(grades) => change({ ...block, grades })}
          />
        </>
      )
    case 'absences':
      return (
        <>
          {labelField}
          <LabelledField label={t(($) => $.block.unit)}>
            <SelectInput
              value={block.unit}
              onValueChange={(unit) => change({ ...block, unit: absenceUnits.find((one) => one === unit) ?? 'days' })}
              options={absenceUnits.map((unit) => ({ value: unit, label: t(($) => $.unit[unit]) }))}
            />
          </LabelledField>
          <LabelledField label={t(($) => $.block.counts)}>
            <SelectInput
              value={block.counts ?? 'withUnexcused'}
              onValueChange={(value) =>
                change({ ...block, counts: absenceCounts.find((one) => one === value) ?? 'withUnexcused' })
              }
              options={absenceCounts.map((value) => ({ value, label: t(($) => $.counts[value]) }))}
            />
          </LabelledField>
        </>
      )
    case 'wording':
      return (
        <LabelledField label={t(($) => $.block.text)} hint={facts}>
          <MultilineInput
            rows={2}
            value={block.text}
            max={officialFormLimits.wording}
            onValueChange={(text) => change({ ...block, text })}
          />
        </LabelledField>
      )
    case 'signatures':
      return <SignatureFields block={block} change={change} />
    case 'appeal':
      return (
        <>
          {labelField}
          <AppealFields block={block} options={decisions} facts={facts} change={change} />
        </>
      )
    default:
      return labelField
  }
}
