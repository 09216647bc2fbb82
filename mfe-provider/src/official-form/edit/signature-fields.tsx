import { useTranslation } from '@lernspur/app-runtime'
import { type FormBlock, officialFormLimits } from '@lernspur/contracts/official-form/form-content'
import { type ReportSigner, reportSigners } from '@lernspur/contracts/tenant.contract'
import { IconButton } from '@lernspur/ui/components/button/icon-button'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Input } from '@lernspur/ui/components/ui/input'
import ArrowUp from 'lucide-react/icons/arrow-up'

type Signatures = Extract<FormBlock, { kind: 'signatures' }>

/** Lines with the words of one signer replaced in their order; without words it has no line. */
const withLabel = (lines: Signatures['lines'], signer: ReportSigner, label: string): Signatures['lines'] => {
  if (label === '') return lines.filter((line) => line.signer !== signer)
  if (!lines.some((line) => line.signer === signer)) return [...lines, { signer, label }]
  return lines.map((line) => (line.signer === signer ? { signer, label } : line))
}

/** Who signs a form, in which order, and where the school sets its seal. */
export function SignatureFields({ block, change }: { block: Signatures; change: (block: FormBlock) => void }) {
  const { t } = useTranslation('provider.official-form')
  const { sealLabel, ...rest } = block
  const signers = [
    ...block.lines.map(({ signer }) => signer),
    ...reportSigners.filter((signer) => !block.lines.some((line) => line.signer === signer)),
  ]
  const raise = (index: number) => {
    const line = block.lines[index]
    if (!line) return
    const others = block.lines.filter((_, at) => at !== index)
    change({ ...block, lines: [...others.slice(0, index - 1), line, ...others.slice(index - 1)] })
  }
  return (
    <>
      {signers.map((signer, index) => (
        <div key={signer} className="flex items-end gap-2">
          <LabelledField
            label={t(($) => $.signer[signer])}
            optional={t(($) => $.block.none)}
            className="min-w-0 flex-1"
          >
            <Input
              value={block.lines.find((line) => line.signer === signer)?.label ?? ''}
              maxLength={officialFormLimits.label}
              onChange={({ target }) => change({ ...block, lines: withLabel(block.lines, signer, target.value) })}
            />
          </LabelledField>
          <IconButton
            label={t(($) => $.block.up, { name: t(($) => $.signer[signer]) })}
            disabled={index === 0 || index >= block.lines.length}
            onClick={() => raise(index)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
        </div>
      ))}
      <LabelledField label={t(($) => $.block.seal)} optional={t(($) => $.block.noSeal)}>
        <Input
          value={sealLabel ?? ''}
          maxLength={officialFormLimits.label}
          onChange={({ target: { value } }) => change(value === '' ? rest : { ...rest, sealLabel: value })}
        />
      </LabelledField>
    </>
  )
}
