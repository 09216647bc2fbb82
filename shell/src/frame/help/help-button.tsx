import { useSetAtom, useTranslation } from '@lernspur/app-runtime'
import { Badge } from '@lernspur/ui/components/ui/badge'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { helpAtom } from './help-atom'
import { useReleaseNotes } from './use-release-notes'

/** Opens help, at the bottom of the rail. On phones it is in the account menu. */
export function HelpButton() {
  const { t } = useTranslation('shell.frame')
  const open = useSetAtom(helpAtom)
  const { hasNewNotes } = useReleaseNotes()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => open(true)}
      className="flex min-h-11 w-full items-center justify-center gap-3 rounded-md text-sm text-muted-foreground transition-colors hover:bg-secondary hover:text-foreground xl:justify-start xl:px-3"
    >
      <span className="relative">
        <CircleHelp aria-hidden className="size-5" />
        {hasNewNotes && <span className="absolute -top-1 -right-1 size-2.5 rounded-full bg-primary xl:hidden" />}
      </span>
      <span className="max-xl:sr-only xl:min-w-0 xl:flex-1 xl:text-left">{t(($) => $.help.label)}</span>
      {hasNewNotes && <Badge className="max-xl:sr-only">{t(($) => $.help.new)}</Badge>}
    </button>
  )
}
