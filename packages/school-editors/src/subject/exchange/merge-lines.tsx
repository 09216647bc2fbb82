import { useTranslation } from '@lernspur/app-runtime'
import type { ImportedSubject } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import { Badge } from '@lernspur/ui/components/ui/badge'

type Line = ImportedSubject['lines'][number]

const tones = { new: 'success', known: 'secondary', changed: 'default', doubtful: 'warning' } as const

/** One line: what it says, and what was there before. */
function MergeLine({ line }: { line: Line }) {
  const { competence, shortTitle = null, childSentence = null, levelDescriptions, state, like } = line
  const { t } = useTranslation('school-editors.subject-exchange')
  return (
    <li className="flex flex-wrap items-start gap-x-2 gap-y-1 border-t py-2 first:border-t-0">
      <Badge variant={tones[state]}>{t(($) => $.import.line[state])}</Badge>
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {competence ?? t(($) => $.import.entireDomain)}
        {shortTitle !== null && <span className="block">{t(($) => $.import.shortTitle, { text: shortTitle })}</span>}
        {childSentence !== null && (
          <span className="block">{t(($) => $.import.sentence, { text: childSentence })}</span>
        )}
        {levelDescriptions?.map(
          (text, at) =>
            text !== '' && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place.
              <span key={at} className="block">
                {t(($) => $.import.levels, { level: at + 1, text })}
              </span>
            ),
        )}
        {like !== null && (
          <span className="block text-muted-foreground">{t(($) => $.import.before, { text: like })}</span>
        )}
      </span>
    </li>
  )
}

/** What merging a subject of a file changes in the existing one, by domain. */
export function MergeLines({ subject: { fields, lines } }: { subject: ImportedSubject }) {
  const { t } = useTranslation('school-editors.subject-exchange')
  const domains = [...Map.groupBy(lines, ({ domain }) => domain)]
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      {fields.length > 0 && (
        <ul className="grid gap-1">
          {fields.map(({ field, before, after }) => (
            <li key={field}>{t(($) => $.import.field[field], { before, after })}</li>
          ))}
        </ul>
      )}
      {domains.map(([domain, ofDomain]) => (
        <section key={domain} aria-label={domain}>
          <h4 className="font-medium wrap-anywhere">{domain}</h4>
          <ul>
            {ofDomain.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn as a whole; sentences may repeat
              <MergeLine key={at} line={line} />
            ))}
          </ul>
        </section>
      ))}
      <p className="text-muted-foreground">{t(($) => $.import.nothingRemoved)}</p>
    </div>
  )
}
