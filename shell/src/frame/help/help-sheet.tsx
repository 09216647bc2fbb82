import { Link, useSession, useTranslation } from '@lernspur/app-runtime'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { Accordion } from '@lernspur/ui/layout/accordion'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { LegalLinks } from '../legal-links'
import { ObserveKeyChoice } from '../observe-key/observe-key-choice'
import { FeedbackForm } from './feedback-form'
import { useHelpAnswers } from './use-help-answers'

interface HelpSheetProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** Prevented if the page has changed meanwhile. */
  onCloseAutoFocus(event: Event): void
}

/** Answers to frequent questions, and a message to the operator. */
export default function HelpSheet(sheet: HelpSheetProps) {
  const { t } = useTranslation('shell.help')
  const answers = useHelpAnswers()
  const { role, tenant } = useSession()
  const mayObserve = role && !tenant?.isProvider
  return (
    <Sheet {...sheet} title={t(($) => $.title)} closeLabel={t(($) => $.close)}>
      <div className="grid gap-8">
        <Accordion
          items={answers.map(({ id, question, answer, way }) => ({
            value: id,
            title: question,
            content: (
              <>
                <p className="text-muted-foreground">{answer}</p>
                {way && (
                  <LinkButton asChild variant="outline" size="sm" className="mt-3 min-h-11">
                    <Link to={way.to}>{way.text}</Link>
                  </LinkButton>
                )}
              </>
            ),
          }))}
        />
        {mayObserve && <ObserveKeyChoice />}
        <FeedbackForm />
        <LegalLinks inNewTab />
      </div>
    </Sheet>
  )
}
