import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { type FilledEnm, filledKinds, type LeftValue, leftReasons } from './file/fill-enm'
import { FoldedNames } from './folded-names'

/** What became of a file; `reports` is the number of reports that filled it. */
export interface EnmResultFacts extends Omit<FilledEnm, 'text'> {
  readonly reports: number
  /** Names of children whose report was replaced since the file was read. */
  readonly replaced: readonly string[]
}

/** What was filled, and what was left and why, by child (rule enm.6). */
export function EnmResult({ result }: { result: EnmResultFacts }) {
  const { t } = useTranslation('school-admin.enm-file')
  const format = useFormat()
  const nameOf = ({ student, kind, what }: LeftValue) => `${student}: ${what ?? t(($) => $.kind[kind])}`
  return (
    <section aria-label={t(($) => $.result.title)} className="grid grid-cols-1 gap-4">
      <h3 className="font-medium">{t(($) => $.result.saved, { count: result.reports })}</h3>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 sm:max-w-sm">
        {filledKinds.map((kind) => (
          <div key={kind} className="contents">
            <dt>{t(($) => $.kind[kind])}</dt>
            <dd className="text-right tabular-nums">{format.number(result.filled[kind])}</dd>
          </div>
        ))}
        <div className="contents text-muted-foreground">
          <dt className="text-muted-foreground">{t(($) => $.result.same)}</dt>
          <dd className="text-right tabular-nums">{format.number(result.same)}</dd>
        </div>
      </dl>
      {result.left.length + result.replaced.length > 0 && <h3 className="font-medium">{t(($) => $.result.left)}</h3>}
      {leftReasons.map((reason) => {
        const same = result.left.filter((one) => one.reason === reason)
        return (
          <FoldedNames
            key={reason}
            summary={t(($) => $.left[reason], { count: same.length })}
            names={same.map(nameOf)}
          />
        )
      })}
      <FoldedNames summary={t(($) => $.left.replaced, { count: result.replaced.length })} names={result.replaced} />
    </section>
  )
}
