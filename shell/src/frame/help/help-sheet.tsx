import { useTranslation } from '@lernspur/app-kit'
import { Accordion } from '@lernspur/ui/layout/accordion'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { LegalLinks } from '../../legal/legal-links'
import { FeedbackForm } from './feedback-form'
import { useHelpAnswers } from './use-help-answers'

interface HelpSheetProps {
  open: boolean
  onOpenChange(open: boolean): void
}

/** Short answers for what people ask first, and a message to whoever runs the installation. */
export default function HelpSheet({ open, onOpenChange }: HelpSheetProps) {
  const { t } = useTranslation('help')
  const answers = useHelpAnswers()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t(($) => $.title)} closeLabel={t(($) => $.close)}>
      <div className="grid gap-8">
        <Accordion
          items={answers.map(({ id, question, answer }) => ({
            value: id,
            title: question,
            content: <p className="text-muted-foreground">{answer}</p>,
          }))}
        />
        <FeedbackForm />
        <LegalLinks inNewTab />
      </div>
    </Sheet>
  )
}
