import type { FormField } from '@lernspur/app-kit/form/form-field'
import { useTranslation } from '@lernspur/app-runtime'
import type { ProgramScope } from '@lernspur/contracts/wire/program-scope'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { FieldError } from '@lernspur/ui/components/ui/field'
import { useScopeText } from './use-scope-text'

/** The scopes in the value of a form field, which holds them with spaces between. */
export const scopesIn = (value: string): string[] => value.split(' ').filter(Boolean)

interface ScopeChoiceProps {
  field: FormField
  /** Those that may be given here. */
  scopes: readonly ProgramScope[]
}

/** What a program may do, each as a sentence. */
export function ScopeChoice({ field: { id, value, problem, detail, onValueChange }, scopes }: ScopeChoiceProps) {
  const { t } = useTranslation('school-editors.program')
  const textOf = useScopeText()
  const chosen = scopesIn(value)
  const error = problem ? t(($) => $.create.scopesMissing) : detail
  const errorId = `${id}-error`
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-medium">{t(($) => $.create.scopes)}</legend>
      {scopes.map((scope) => (
        <CheckboxField
          key={scope}
          checked={chosen.includes(scope)}
          invalid={Boolean(error)}
          label={textOf(scope)}
          onCheckedChange={(isChosen) =>
            onValueChange([...chosen.filter((one) => one !== scope), ...(isChosen ? [scope] : [])].join(' '))
          }
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
