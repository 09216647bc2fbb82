import { Link, useSession, useTranslation } from '@lernspur/app-runtime'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@lernspur/ui/components/ui/accordion'
import { Button } from '@lernspur/ui/components/ui/button'
import { LegalLinks } from '../legal-links'
import { ObservationShortcutChoice } from '../observation-shortcut/observation-shortcut-choice'
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
    <SideSheet {...sheet} retainsInput title={t(($) => $.title)} closeLabel={t(($) => $.close)}>
      <div className="grid gap-8">
        <Accordion type="multiple">
          {answers.map(({ id, question, answer, way }) => (
            <AccordionItem key={id} value={id}>
              <AccordionTrigger>{question}</AccordionTrigger>
              <AccordionContent>
                <p className="text-muted-foreground">{answer}</p>
                {way && (
                  <Button asChild variant="outline" size="sm" className="mt-3 min-h-11">
                    <Link to={way.to}>{way.text}</Link>
                  </Button>
                )}
              </AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
        {mayObserve && <ObservationShortcutChoice />}
        <FeedbackForm />
        <LegalLinks inNewTab />
      </div>
    </SideSheet>
  )
}
