import { useTranslation } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'

interface VersionTextProps {
  version: string
  commit?: string | undefined
  isDirty?: boolean | undefined
  link?: string | undefined
  className?: string
}

/** A version, and where it comes from, where that is recorded. */
export function VersionText({ version, commit, isDirty, link, className }: VersionTextProps) {
  const { t } = useTranslation('provider.release')
  return (
    <span className={cn('inline-flex min-w-0 flex-wrap items-baseline gap-x-2', className)}>
      <span className="font-mono text-sm whitespace-nowrap">{version}</span>
      {commit !== undefined && (
        <span className="font-mono text-xs text-muted-foreground">
          {isDirty
            ? t(($) => $.dirtyCommit, { commit: commit.slice(0, 8) })
            : t(($) => $.commit, { commit: commit.slice(0, 8) })}
        </span>
      )}
      {link?.startsWith('https://') && (
        <a href={link} target="_blank" rel="noreferrer" className="text-sm text-primary underline underline-offset-4">
          {t(($) => $.changes)}
        </a>
      )}
    </span>
  )
}
