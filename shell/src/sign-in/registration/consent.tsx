import type { FormField } from '@lernspur/app-kit/form/form-field'
import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import { Trans } from '@lernspur/app-runtime/texts/trans'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import CircleAlert from 'lucide-react/icons/circle-alert'

const linkStyle = 'text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary'

/** Consent to terms and privacy policy (rule registration.3); both can be opened without losing input. */
export function Consent({ id, value, problem, detail, onValueChange }: FormField<boolean>) {
  const { t } = useTranslation('shell.sign-in')
  const fault = problem ? t(($) => $.consent.missing) : detail
  return (
    <CheckboxField
      id={id}
      checked={value}
      onCheckedChange={onValueChange}
      invalid={fault !== undefined}
      label={
        <Trans
          ns="shell.sign-in"
          i18nKey={($) => $.consent.label}
          components={{
            terms: <Link to={paths.terms} target="_blank" className={linkStyle} />,
            privacy: <Link to={paths.privacy} target="_blank" className={linkStyle} />,
          }}
        />
      }
      hint={
        fault ? (
          <span className="mt-1.5 flex items-start gap-1.5 text-danger-foreground">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {fault}
          </span>
        ) : undefined
      }
    />
  )
}
