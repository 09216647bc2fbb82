import { usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useWizard } from './wizard-context'

interface StepPageProps {
  /** The question. */
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Label of the next button; default "Weiter". */
  nextLabel?: string
  /** Saves what is unsaved; false stays on the page. Without it, the button only navigates. */
  onNext?: () => Promise<boolean>
  /** Navigates somewhere other than the next step after `onNext`. */
  proceed?: () => Promise<void>
  /** Disables the next button while something it depends on is being stored. */
  isStoring?: boolean
}

/** The page of one step: question, answer, back and next. Enter in a field goes to the next step. */
export function StepPage({
  title,
  description,
  children,
  nextLabel,
  onNext,
  proceed,
  isStoring = false,
}: StepPageProps) {
  const { t } = useTranslation('app-runtime.editing')
  const wizard = useWizard()
  const [busy, setBusy] = useState(false)
  usePageTitle(title)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || isStoring) return
    setBusy(true)
    try {
      if (!onNext || (await onNext())) await (proceed ?? wizard.proceed)()
    } catch {
      // The status line and a toast show a failed write; the page stays with all its input.
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={submit} className="flex w-full max-w-160 min-w-0 flex-col max-lg:mx-auto">
      <div className="grid animate-rise grid-cols-1 content-start gap-7 pt-7 pb-8 lg:pt-14">
        <header className="grid grid-cols-1 gap-1.5">
          <h1 className="text-xl font-semibold tracking-[-0.01em]">{title}</h1>
          {description !== undefined && <p className="max-w-136 text-muted-foreground">{description}</p>}
        </header>
        {children}
      </div>
      <footer
        data-sticky=""
        className="sticky bottom-0 z-10 -mx-4 mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t bg-background px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0 md:py-4 [@media(height<26rem)]:static"
      >
        {wizard.goBack && (
          <Button variant="ghost" onClick={wizard.goBack} className="-ml-3">
            <ArrowLeft aria-hidden />
            {t(($) => $.wizard.back)}
          </Button>
        )}
        <Button type="submit" busy={busy || isStoring} className="ml-auto min-w-36 max-w-full whitespace-normal">
          {nextLabel ?? t(($) => $.wizard.next)}
        </Button>
      </footer>
    </form>
  )
}
