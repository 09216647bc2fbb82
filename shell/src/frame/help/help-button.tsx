import { useSetAtom, useTranslation } from '@lernspur/app-runtime'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { helpAtom } from './help-atom'

/** Opens help, at the bottom of the rail. On phones it is in the account menu. */
export function HelpButton() {
  const { t } = useTranslation('shell.frame')
  const open = useSetAtom(helpAtom)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => open(true)}
      className="flex min-h-11 w-full items-center justify-center gap-3 rounded-md text-sm text-muted-foreground transition-colors hover:bg-secondary hover:text-foreground xl:justify-start xl:px-3"
    >
      <CircleHelp aria-hidden className="size-5" />
      <span className="max-xl:sr-only">{t(($) => $.help.label)}</span>
    </button>
  )
}
