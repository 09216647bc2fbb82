import type { ReactNode } from 'react'
import { cn } from '../../cn'

interface PageHeaderProps {
  title: ReactNode
  /** Breadcrumbs or a short text about the context. */
  above?: ReactNode | undefined
  /** One sentence, or chips. */
  description?: ReactNode | undefined
  /** Avatar or ClassChip before the title. */
  leading?: ReactNode | undefined
  /** Buttons, the main one last. */
  actions?: ReactNode | undefined
  /** One line with a smaller title, where every line counts. */
  isDense?: boolean | undefined
}

/** The h1 of a page and the actions on the whole page. */
export function PageHeader({ title, above, description, leading, actions, isDense = false }: PageHeaderProps) {
  return (
    <header className="flex min-w-0 flex-col gap-2">
      {above}
      <div className={cn('flex flex-wrap justify-between gap-x-6 gap-y-4', isDense ? 'items-center' : 'items-start')}>
        <div
          className={cn(
            'flex min-w-0 flex-1 items-center gap-4',
            isDense ? 'basis-24' : leading === undefined ? 'basis-64' : 'basis-88',
          )}
        >
          {leading}
          <div className="min-w-0">
            <h1
              className={cn(
                'font-semibold tracking-[-0.01em] wrap-anywhere hyphens-auto',
                isDense ? 'text-lg' : 'text-xl',
              )}
            >
              {title}
            </h1>
            {description !== undefined && (
              <div className="mt-0.5 wrap-anywhere text-muted-foreground">{description}</div>
            )}
          </div>
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
    </header>
  )
}
