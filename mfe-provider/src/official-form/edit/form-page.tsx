import { useTranslation } from '@lernspur/app-runtime'
import { type FormBlock, type FormContent, isEntryBlock } from '@lernspur/contracts/official-form/form-content'
import { factsOfReport, fillWording, titleLines } from '@lernspur/contracts/official-form/wording'
import { Fragment, type ReactNode } from 'react'

/** The form as its blocks follow each other on the page, for an invented child; it stays white in the dark theme. */
export function FormPage({ draft }: { draft: FormContent }) {
  const { t } = useTranslation('provider.official-form')
  const facts = factsOfReport({
    firstName: 'Mia',
    lastName: 'Muster',
    school: t(($) => $.page.school),
    schoolClass: '3a',
    schoolLevel: draft.schoolLevels[0] ?? 3,
    schoolYear: '2026/27',
    semester: t(($) => $.page.semester),
    report: t(($) => $.page.report),
  })
  const line = (label: string, value: string) => (
    <p>
      <span className="mr-2 text-muted-foreground">{label}</span>
      {value}
    </p>
  )
  const signature = ({ signer, label }: { signer: string; label: string }) => (
    <span key={signer} className="min-w-0 flex-1 border-t text-sm">
      {label}
    </span>
  )
  const show = (block: FormBlock): ReactNode => {
    if (isEntryBlock(block))
      return line(
        fillWording(block.label, facts),
        block.options[0] === undefined ? t(($) => $.page.text) : fillWording(block.options[0], facts),
      )
    switch (block.kind) {
      case 'title':
        return titleLines(block, 'first').map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <p key={index} className={index === 0 ? 'text-center text-2xl font-bold' : 'text-center'}>
            {fillWording(text, facts)}
          </p>
        ))
      case 'student':
        return (
          <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
            {block.fields.map(({ field, label }) => (
              <div key={`${field} ${label}`} className="flex min-w-0 gap-2 border-b">
                <dt className="min-w-0 text-muted-foreground wrap-anywhere">{label}</dt>
                <dd className="min-w-0">{t(($) => $.studentField[field])}</dd>
              </div>
            ))}
          </dl>
        )
      case 'subjects':
        return (
          <>
            {block.label !== '' && <p className="font-semibold">{block.label}</p>}
            <p className="flex justify-between gap-3 rounded-sm bg-muted px-3 py-1">
              <span className="font-semibold">{t(($) => $.page.subject)}</span>
              {block.grades[0] && <span>{`${block.grades[0].grade} ${block.grades[0].meaning}`}</span>}
            </p>
            {block.hasCompetences && <p>{t(($) => $.page.competence)}</p>}
            {block.hasComments && <p className="border-l-2 pl-3">{t(($) => $.page.remark)}</p>}
          </>
        )
      case 'wording':
        return <p className="font-semibold">{fillWording(block.text, facts)}</p>
      case 'signatures':
        return (
          <div className="flex flex-wrap justify-between gap-3 pt-6">
            {block.lines.slice(0, 1).map(signature)}
            {block.sealLabel && <span className="text-muted-foreground">{block.sealLabel}</span>}
            {block.lines.slice(1).map(signature)}
          </div>
        )
      case 'appeal':
        return (
          <div className="text-xs">
            <p className="font-semibold">{block.label}</p>
            <p>{fillWording(block.text, facts)}</p>
          </div>
        )
      case 'legend':
        return <p className="rounded-sm bg-muted px-3 py-1">{block.label}</p>
      default:
        return line(
          block.label,
          t(($) => $.page.value),
        )
    }
  }
  return (
    <section
      data-theme="light"
      aria-label={t(($) => $.page.label)}
      lang="de"
      className="grid content-start gap-3 rounded-sm border bg-card p-6 text-sm text-foreground shadow-md"
    >
      {draft.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
        <Fragment key={index}>
          {'startsPage' in block && block.startsPage && (
            <p className="border-t border-dashed text-center text-xs text-muted-foreground">{t(($) => $.page.next)}</p>
          )}
          {show(block)}
        </Fragment>
      ))}
    </section>
  )
}
