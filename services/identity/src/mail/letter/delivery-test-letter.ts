import { hallo, hello } from './greeting'
import type { LettersOf } from './letter'

/** Shows the provider that mails of the installation arrive. */
export const deliveryTest: LettersOf<'deliveryTest'> = {
  de: (_, { link, name }) => ({
    subject: 'Testmail von Lernspur',
    greeting: hallo(name),
    before: ['diese E-Mail ist angekommen: Lernspur kann E-Mails verschicken.'],
    action: { label: 'Zurück zu den ersten Schritten', link: link('/provider') },
    after: ['Liegt sie im Spam-Ordner, tragen Sie den Mailserver in die SPF- und DKIM-Einträge Ihrer Domain ein.'],
  }),
  en: (_, { link, name }) => ({
    subject: 'Test mail from Lernspur',
    greeting: hello(name),
    before: ['this e-mail has arrived: Lernspur can send e-mails.'],
    action: { label: 'Back to the first steps', link: link('/provider') },
    after: ['If it is in the spam folder, add the mail server to the SPF and DKIM records of your domain.'],
  }),
}
