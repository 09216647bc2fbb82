import { useTranslation } from '@lernspur/app-runtime'
import { type FormBlock, officialFormLimits } from '@lernspur/contracts/official-form/form-content'
import { formSemesters } from '@lernspur/contracts/official-form/wording'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Input } from '@lernspur/ui/components/ui/input'
import { useState } from 'react'

type Title = Extract<FormBlock, { kind: 'title' }>

/** Other first lines of the title for each semester; both or none. */
export function SemesterLines({ block, change }: { block: Title; change: (block: FormBlock) => void }) {
  const { t } = useTranslation('provider.official-form')
  const [lines, setLines] = useState(block.semesterLines ?? { first: '', second: '' })
  const { semesterLines: _, ...rest } = block
  const write = (next: typeof lines) => {
    setLines(next)
    const isComplete = formSemesters.every((semester) => next[semester].trim() !== '')
    change(isComplete ? { ...rest, semesterLines: next } : rest)
  }
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {formSemesters.map((semester) => (
        <LabelledField
          key={semester}
          label={t(($) => $.block.semesterLine[semester])}
          optional={t(($) => $.block.bothOrNone)}
        >
          <Input
            value={lines[semester]}
            maxLength={officialFormLimits.line}
            onChange={({ target }) => write({ ...lines, [semester]: target.value })}
          />
        </LabelledField>
      ))}
    </div>
  )
}
