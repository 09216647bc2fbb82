import { useTranslation } from '@lernspur/app-kit'
import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import type { ReportSection } from '../draft/section'
import type { SectionSaver } from '../draft/section-changes'
import { CommentField } from './comment-field'
import { SaverNotice } from './saver-notice'

/** The general comment on the student. */
export function GeneralPanel({ saver, isClosed }: { saver: SectionSaver<ReportSection>; isClosed: boolean }) {
  const { t } = useTranslation('teacher.report')
  const { shown: section } = useSaver(saver)
  return (
    <section aria-labelledby="report-general" className="grid grid-cols-1 content-start gap-5">
      <header>
        <h2 id="report-general" className="text-lg font-semibold">
          {t(($) => $.editor.general)}
        </h2>
        <p className="text-muted-foreground">{t(($) => $.editor.generalHint)}</p>
      </header>
      <SaverNotice saver={saver} scale={[]} />
      <CommentField
        label={t(($) => $.editor.generalComment)}
        value={section.comment}
        isReadOnly={isClosed}
        onValueChange={(comment) => saver.change({ comment })}
        onBlur={() => void saver.flush()}
      />
    </section>
  )
}
