import { LevelPictureOf } from '@lernspur/app-kit/display/level-picture-of'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ReportNote } from '@lernspur/contracts/teacher/report-writing/report-notes.contract'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import { hasPicture } from '../../level/has-picture'

interface NoteRowProps {
  note: ReportNote
  /** Inserts the note into the remark; omitted where nothing can be written. */
  onUse?: ((text: string) => void) | undefined
}

/** One entry: what was seen, when and by whom, with its level. */
export function NoteRow({ note, onUse }: NoteRowProps) {
  const { t } = useTranslation('teacher.remark')
  const format = useFormat()
  const { competence, description, level, observedAt, creator, isLegacy, earlierClass } = note
  const text = description?.trim()
  return (
    <li className="grid grid-cols-1 gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
        <time dateTime={observedAt}>{format.day(observedAt)}</time>
        <span>· {format.name(creator)}</span>
        {isLegacy && <Badge variant="outline">{t(($) => $.notes.legacy)}</Badge>}
        {earlierClass && <Badge variant="outline">{t(($) => $.notes.earlier, { name: earlierClass })}</Badge>}
      </p>
      <p className="flex items-start gap-2 text-sm">
        {level && hasPicture(level) && <LevelPictureOf level={level} size={20} decorative />}
        <span className="min-w-0 wrap-anywhere">
          {level && <span className="font-medium">{level.label} · </span>}
          {competence}
        </span>
      </p>
      {text && <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
      {text && onUse && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          aria-label={t(($) => $.notes.useNote, { note: text })}
          onClick={() => onUse(text)}
        >
          <CornerDownLeft aria-hidden />
          {t(($) => $.notes.use)}
        </Button>
      )}
    </li>
  )
}
