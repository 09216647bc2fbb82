import { hubAdmissionCalls } from '@lernspur/api-client/school-admin/hub-admission.queries'
import { useMutation, useQuery, useToast, useTranslation } from '@lernspur/app-runtime'
import { hubAdmissions } from '@lernspur/contracts/school-admin/hub-admission.contract'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'

/** The school's rule for teachers who come by a hub (rule external.5); nothing while no hub knows the school. */
export function HubAdmission() {
  const { t } = useTranslation('school-admin.people')
  const toast = useToast()
  const { data: rule } = useQuery(hubAdmissionCalls.getHubAdmission())
  const { mutate, variables, isPending } = useMutation(hubAdmissionCalls.setHubAdmission({ showsFailure: false }))
  if (!rule?.isUsed) return null
  const label = t(($) => $.hub.rule)
  const value = isPending ? variables.body.admission : rule.admission
  const choose = (wanted: string) => {
    const admission = hubAdmissions.find((one) => one === wanted)
    if (admission === undefined || admission === rule.admission) return
    const body = { admission }
    mutate({ body }, { onSuccess: () => toast({ text: t(($) => $.hub.changed) }) })
  }
  return (
    <section className="grid gap-1 rounded-lg border bg-card px-5 py-4">
      <h2 className="font-semibold">{label}</h2>
      <p className="text-sm text-muted-foreground">{t(($) => $.hub.ruleHint)}</p>
      <RadioGroupField
        label={label}
        value={value}
        onValueChange={choose}
        options={hubAdmissions.map((one) => ({
          value: one,
          label: t(($) => $.hub.choice[one].label),
          hint: t(($) => $.hub.choice[one].hint),
        }))}
      />
    </section>
  )
}
