import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolTextBlock } from '@lernspur/contracts/teacher/report-writing/school-text-block.contract'

interface SchoolTextBlockListProps {
  blocks: readonly SchoolTextBlock[]
  fill: (text: string) => string
}

/** The school's text blocks by topic, for those who do not change them. */
export function SchoolTextBlockList({ blocks, fill }: SchoolTextBlockListProps) {
  const { t } = useTranslation('teacher.remark')
  if (blocks.length === 0) return <p className="py-6 text-muted-foreground">{t(($) => $.blocks.noneOfSchool)}</p>
  return [...Map.groupBy(blocks, ({ topic }) => topic)].map(([topic, own]) => (
    <section key={topic} aria-label={topic}>
      <h3 className="pt-2 text-sm font-medium text-muted-foreground">{topic}</h3>
      <ul className="divide-y">
        {own.map(({ id, code, text }) => (
          <li key={id} className="flex items-baseline gap-3 py-2 text-sm">
            <span className="min-w-0 flex-1 wrap-anywhere">{fill(text)}</span>
            {code && <kbd className="text-xs text-muted-foreground">/{code}</kbd>}
          </li>
        ))}
      </ul>
    </section>
  ))
}
