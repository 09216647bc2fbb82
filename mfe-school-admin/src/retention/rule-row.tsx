import { InlineForm } from '@lernspur/app-kit/form/inline-form'
import { useTranslation } from '@lernspur/app-runtime'
import type { RetentionRule } from '@lernspur/contracts/school-admin/data-protection/retention.contract'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { LegalSource } from '../legal-source'
import { RuleForm } from './rule-form'

/** One kind of records with its years, their legal source, and whether somebody has checked that. */
export function RuleRow({ rule, isOwner }: { rule: RetentionRule; isOwner: boolean }) {
  const { t } = useTranslation('school-admin.retention')
  const { kind, years, minimumYears, chosenYears, source, sourceUrl, isVerified } = rule
  const yearsText = (count: number) => t(($) => $.years, { count })
  return (
    <li className="grid grid-cols-1 gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{t(($) => $.kind[kind])}</h3>
        {!isVerified && <Badge variant="warning">{t(($) => $.rule.unverified)}</Badge>}
      </div>
      <p>
        <span className="font-semibold">{yearsText(chosenYears ?? years)}</span>
        <span className="text-muted-foreground">
          {minimumYears > 0 && ` · ${t(($) => $.rule.minimum, { years: yearsText(minimumYears) })}`}
          {chosenYears !== null && ` · ${t(($) => $.rule.own)}`}
        </span>
      </p>
      <LegalSource source={source} sourceUrl={sourceUrl} link={t(($) => $.rule.source)} />
      {isOwner && (
        <InlineForm open={t(($) => $.rule.change)}>{(close) => <RuleForm rule={rule} onClose={close} />}</InlineForm>
      )}
    </li>
  )
}
