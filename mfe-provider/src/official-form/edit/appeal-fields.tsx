import { useTranslation } from '@lernspur/app-runtime'
import { type FormBlock, officialFormLimits } from '@lernspur/contracts/official-form/form-content'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { MultilineInput } from '@lernspur/ui/components/form/multiline-input'

interface AppealFieldsProps {
  block: Extract<FormBlock, { kind: 'appeal' }>
  /** The decisions on promotion that the form has to choose from. */
  options: readonly string[]
  /** What may stand in braces, in words. */
  facts: string
  change: (block: FormBlock) => void
}

/** The wording of an instruction on appeals, and with which decisions it is printed. */
export function AppealFields({ block, options, facts, change }: AppealFieldsProps) {
  const { t } = useTranslation('provider.official-form')
  const { decisions } = block
  // A decision whose option is no longer there can still be taken out.
  const offered = [...new Set([...options, ...decisions])]
  return (
    <>
      <LabelledField label={t(($) => $.block.text)} hint={facts}>
        <MultilineInput
          rows={3}
          value={block.text}
          max={officialFormLimits.wording}
          onValueChange={(text) => change({ ...block, text })}
        />
      </LabelledField>
      <fieldset className="grid gap-1">
        <legend className="text-sm font-medium">{t(($) => $.block.decisions)}</legend>
        <p className="text-sm text-muted-foreground">{t(($) => $.block.decisionsHint)}</p>
        {offered.map((option) => (
          <CheckboxField
            key={option}
            label={option}
            checked={decisions.includes(option)}
            onCheckedChange={(isChosen) =>
              change({
                ...block,
                decisions: offered.filter((one) => (one === option ? isChosen : decisions.includes(one))),
              })
            }
          />
        ))}
      </fieldset>
    </>
  )
}
