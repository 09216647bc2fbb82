import { setReportPronounMutation } from '@lernspur/api-client/teacher/report-writing/report-writing.queries'
import { useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { type Pronoun, pronouns } from '@lernspur/contracts/teacher/report-check/pronoun'
import { SelectInput } from '@lernspur/ui/components/form/select-input'

interface PronounChoiceProps {
  reportId: string
  pronoun: Pronoun | null
}

const unknown = 'unknown'

/** How texts refer to the child; undone by choosing again. */
export function PronounChoice({ reportId, pronoun }: PronounChoiceProps) {
  const { t } = useTranslation('teacher.remark')
  const toast = useToast()
  const { mutate, isPending } = useMutation(setReportPronounMutation())
  const set = (next: Pronoun | null, onSuccess = () => {}) =>
    mutate({ params: { reportId }, body: { pronoun: next } }, { onSuccess })
  return (
    <SelectInput
      aria-label={t(($) => $.pronoun.label)}
      size="sm"
      className="w-auto min-w-40"
      disabled={isPending}
      value={pronoun ?? unknown}
      options={[
        { value: unknown, label: t(($) => $.pronoun.unknown) },
        ...pronouns.map((value) => ({ value, label: t(($) => $.pronoun[value]) })),
      ]}
      onValueChange={(value) => {
        const next = pronouns.find((one) => one === value) ?? null
        set(next, () => toast({ text: t(($) => $.pronoun.set), undo: () => set(pronoun) }))
      }}
    />
  )
}
