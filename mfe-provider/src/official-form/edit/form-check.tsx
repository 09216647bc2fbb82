import {
  checkOfficialFormMutation,
  withdrawOfficialFormCheckMutation,
} from '@lernspur/api-client/provider/official-form.queries'
import { useFormat, useMutation, useToast, useTranslation } from '@lernspur/app-runtime'
import { officialFormLimits } from '@lernspur/contracts/official-form/form-content'
import type { OfficialForm } from '@lernspur/contracts/provider/official-form.contract'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { Input } from '@lernspur/ui/components/ui/input'
import { useState } from 'react'

interface FormCheckProps {
  form: OfficialForm
  /** Stores what is still to be saved, so that the check is of what is seen. */
  flush: () => Promise<unknown>
  mayChange: boolean
}

/** Who has compared the draft with its official text, or the fields that record it (rule form.2). */
export function FormCheck({ form, flush, mayChange }: FormCheckProps) {
  const { t } = useTranslation('provider.official-form')
  const format = useFormat()
  const toast = useToast()
  const check = useMutation(checkOfficialFormMutation())
  const withdraw = useMutation(withdrawOfficialFormCheckMutation())
  const [source, setSource] = useState(form.draft.source)
  const [sourceDate, setSourceDate] = useState('')
  const { formCheck } = form
  const record = async () => {
    await flush()
    await check.mutateAsync({ params: { id: form.id }, body: { source, sourceDate } })
    toast({ text: t(($) => $.check.done) })
  }
  const takeBack = async () => {
    await withdraw.mutateAsync({ params: { id: form.id } })
    toast({ text: t(($) => $.check.withdrawn) })
  }
  return (
    <section aria-labelledby="form-check" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="form-check" className="font-semibold">
          {t(($) => $.check.title)}
        </h2>
        <Badge variant={formCheck ? 'secondary' : 'warning'}>
          {formCheck ? t(($) => $.verified) : t(($) => $.unverified)}
        </Badge>
      </div>
      {formCheck ? (
        <>
          <p className="text-sm wrap-anywhere">
            {formCheck.checkedBy
              ? t(($) => $.check.by, {
                  name: format.name(formCheck.checkedBy),
                  day: format.instant(formCheck.checkedAt),
                  source: formCheck.source,
                  sourceDay: format.day(formCheck.sourceDate),
                })
              : t(($) => $.check.byNobody, {
                  day: format.instant(formCheck.checkedAt),
                  source: formCheck.source,
                  sourceDay: format.day(formCheck.sourceDate),
                })}
          </p>
          <p className="text-sm text-muted-foreground">{t(($) => $.check.changeHint)}</p>
          {mayChange && (
            <Button
              variant="outline"
              className="justify-self-start"
              busy={withdraw.isPending}
              onClick={() => void takeBack().catch(() => null)}
            >
              {t(($) => $.check.withdraw)}
            </Button>
          )}
        </>
      ) : (
        <>
          <p className="text-sm text-muted-foreground">{t(($) => $.check.uncheckedHint)}</p>
          {mayChange && (
            <>
              <LabelledField label={t(($) => $.check.source)}>
                <Input
                  value={source}
                  maxLength={officialFormLimits.source}
                  onChange={({ target }) => setSource(target.value)}
                />
              </LabelledField>
              <LabelledField label={t(($) => $.check.sourceDate)}>
                <DateInput value={sourceDate} onValueChange={setSourceDate} />
              </LabelledField>
              <Button
                variant="outline"
                className="justify-self-start"
                busy={check.isPending}
                disabled={source.trim() === '' || sourceDate === ''}
                onClick={() => void record().catch(() => null)}
              >
                {t(($) => $.check.act)}
              </Button>
            </>
          )}
        </>
      )}
    </section>
  )
}
