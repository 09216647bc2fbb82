import { templateVersionCalls } from '@lernspur/api-client/provider/template-version.queries'
import { useConfirm, useFormat, useMutation, useSchoolLevelText, useToast, useTranslation } from '@lernspur/app-runtime'
import type { TemplateVersion } from '@lernspur/contracts/provider/template-version.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { useAudienceText } from '../audience/use-audience-text'
import { MoreLines } from '../more-lines'
import { useCountries } from '../use-countries'
import { useMayEdit } from '../use-drafts'

/** Withdraws a version after confirmation, or offers it again; both can be undone. */
const useWithdrawal = ({ id, name, schoolCount }: TemplateVersion) => {
  const { t } = useTranslation('provider.subject-templates')
  const confirm = useConfirm()
  const toast = useToast()
  const { mutateAsync, isPending } = useMutation(templateVersionCalls.changeTemplateVersion())
  const change = (isWithdrawn: boolean) => mutateAsync({ params: { templateVersionId: id }, body: { isWithdrawn } })
  const withdraw = async () => {
    const isSure = await confirm({
      title: t(($) => $.versions.withdraw.title, { name }),
      description: t(($) => $.versions.withdraw.description, { count: schoolCount }),
      confirmLabel: t(($) => $.versions.withdraw.confirm),
      theme: 'danger',
    })
    if (!isSure) return
    await change(true)
    toast({ text: t(($) => $.versions.withdraw.done, { name }), undo: () => change(false).then(() => {}) })
  }
  const offer = async () => {
    await change(false)
    toast({ text: t(($) => $.versions.offer.done, { name }), undo: () => change(true).then(() => {}) })
  }
  return { withdraw, offer, isPending }
}

/** A version: who published it when, how many schools hold it, and what is in it. */
export function VersionRow({ version }: { version: TemplateVersion }) {
  const { t } = useTranslation('provider.subject-templates')
  const format = useFormat()
  const levelText = useSchoolLevelText()
  const { nameOf } = useCountries()
  const textOf = useAudienceText()
  const mayEdit = useMayEdit()
  const { withdraw, offer, isPending } = useWithdrawal(version)
  const { name, note, publishedAt, publishedBy, withdrawnAt, withdrawnBy, schoolCount, subjects } = version
  const by = (instant: string, person: TemplateVersion['publishedBy']) =>
    [format.instant(instant), person && format.name(person)].filter(Boolean).join(' · ')
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-2 rounded-lg border bg-card p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
            {name}
            {withdrawnAt !== null && <Badge variant="warning">{t(($) => $.versions.withdrawn)}</Badge>}
          </h3>
          <p className="text-sm text-muted-foreground">{by(publishedAt, publishedBy)}</p>
          {withdrawnAt !== null && (
            <p className="text-sm text-muted-foreground">
              {t(($) => $.versions.withdrawnAt, { who: by(withdrawnAt, withdrawnBy) })}
            </p>
          )}
        </div>
        {mayEdit && (
          <Button
            size="sm"
            variant="outline"
            busy={isPending}
            onClick={() => void (withdrawnAt === null ? withdraw() : offer()).catch(() => null)}
          >
            {withdrawnAt === null ? t(($) => $.versions.withdraw.open) : t(($) => $.versions.offer.open)}
          </Button>
        )}
      </div>
      {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      <p className="text-sm">{t(($) => $.held, { count: schoolCount })}</p>
      <MoreLines title={t(($) => $.versions.subjects, { count: subjects.length })}>
        {() => (
          <ul>
            {subjects.map((subject) => (
              <li key={subject.schoolSubjectId} className="grid gap-0.5 border-t py-2 first:border-t-0">
                <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
                  <SubjectMark color={subject.color} />
                  {subject.name}
                  {subject.isRemoved && <Badge variant="warning">{t(($) => $.publish.subject.gone)}</Badge>}
                </span>
                <span className="text-sm text-muted-foreground">
                  {[
                    levelText(subject.schoolLevel),
                    nameOf(subject.countryId),
                    textOf(subject),
                    t(($) => $.held, { count: subject.schoolCount }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </MoreLines>
    </section>
  )
}
