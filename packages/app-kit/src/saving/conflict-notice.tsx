import { useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import type { Version } from './autosaver'

/** One field with two versions, formatted for display. */
export interface ConflictingField {
  readonly key: string
  /** Label of the field; omitted if it needs none. */
  readonly label?: string | undefined
  readonly mine: string
  readonly theirs: string
}

interface ConflictNoticeProps {
  /** Who saved the other version; undefined if unknown. */
  who: string | undefined
  clashing: readonly ConflictingField[]
  onResolve: (version: Version) => void
}

function VersionBox({ title, children }: { title: string; children: string }) {
  const { t } = useTranslation('app-runtime.editing')
  return (
    <div className="min-w-0 rounded-md border border-current/20 p-3">
      <p className="text-xs font-medium">{title}</p>
      <p className="text-sm wrap-anywhere whitespace-pre-wrap">{children || t(($) => $.conflict.empty)}</p>
    </div>
  )
}

/** Shows an edit conflict: both versions of each field side by side, and buttons to choose which to keep. */
export function ConflictNotice({ who, clashing, onResolve: onComplete }: ConflictNoticeProps) {
  const { t } = useTranslation('app-runtime.editing')
  return (
    <div role="alert" className="grid grid-cols-1 gap-3 rounded-md bg-warning p-4 text-warning-foreground">
      <p className="font-medium">{who ? t(($) => $.conflict.titleBy, { name: who }) : t(($) => $.conflict.title)}</p>
      {clashing.map(({ key, label, mine, theirs }) => (
        <div key={key} className="grid grid-cols-1 gap-2">
          {label !== undefined && <p className="text-sm">{label}</p>}
          <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
            <VersionBox title={t(($) => $.conflict.mine)}>{mine}</VersionBox>
            <VersionBox title={who ?? t(($) => $.conflict.theirs)}>{theirs}</VersionBox>
          </div>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={() => onComplete('theirs')}>
          {t(($) => $.conflict.takeTheirs)}
        </Button>
        <Button size="sm" onClick={() => onComplete('mine')}>
          {t(($) => $.conflict.overwrite)}
        </Button>
      </div>
    </div>
  )
}
