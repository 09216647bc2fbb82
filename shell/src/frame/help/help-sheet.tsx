import { Link, paths, useLocation, useSession, useTranslation } from '@lernspur/app-runtime'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@lernspur/ui/components/ui/accordion'
import { Button } from '@lernspur/ui/components/ui/button'
import { useEffect, useState } from 'react'
import { LegalLinks } from '../legal-links'
import { ObservationShortcutChoice } from '../observation-shortcut/observation-shortcut-choice'
import { TourButton } from '../tour/tour-button'
import { Article } from './article'
import { FeedbackForm } from './feedback-form'
import { useHelpArticles } from './use-help-articles'
import { useReleaseNotes } from './use-release-notes'

interface HelpSheetProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** Prevented if the page has changed meanwhile. */
  onCloseAutoFocus(event: Event): void
}

/** Topics about the page, or about everything where none is, and the way to all of them. */
function Topics() {
  const { t } = useTranslation('shell.help')
  const { pathname } = useLocation()
  const articles = useHelpArticles()
  const about = articles.filter(({ isAbout }) => isAbout(pathname))
  const { hasNewNotes, read } = useReleaseNotes()
  // They stay while the sheet is open.
  const [hadNewNotes] = useState(hasNewNotes)
  const notes = hadNewNotes ? articles.filter(({ subject }) => subject === 'release-notes') : []
  const visible = about.length > 0 ? about : articles.filter(({ subject }) => subject === 'general')
  useEffect(() => {
    if (hasNewNotes) read()
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      <Accordion type="multiple" defaultValue={notes.slice(0, 1).map(({ name }) => name)}>
        {[...notes, ...visible].map((article) => (
          <AccordionItem key={article.name} value={article.name}>
            <AccordionTrigger>{article.title}</AccordionTrigger>
            <AccordionContent>
              <Article article={article} />
            </AccordionContent>
          </AccordionItem>
        ))}
      </Accordion>
      <Button asChild variant="outline" className="min-h-11 justify-self-start">
        <Link to={paths.help}>{t(($) => $.all, { count: articles.length })}</Link>
      </Button>
    </div>
  )
}

/** Help about the page, and a message to the operator. */
export default function HelpSheet(sheet: HelpSheetProps) {
  const { t } = useTranslation('shell.help')
  const { role, tenant } = useSession()
  const mayObserve = role && !tenant?.isProvider
  return (
    <SideSheet {...sheet} retainsInput title={t(($) => $.title)} closeLabel={t(($) => $.close)}>
      <div className="grid gap-8">
        <TourButton onStart={() => sheet.onOpenChange(false)} />
        <Topics />
        {mayObserve && <ObservationShortcutChoice />}
        <FeedbackForm />
        <LegalLinks inNewTab />
      </div>
    </SideSheet>
  )
}
