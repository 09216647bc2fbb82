import { hallo, hello } from './greeting'
import type { LettersOf } from './letter'

/** Tells the owner of an account that another way into it was added. */
export const identityLinked: LettersOf<'identityLinked'> = {
  de: ({ firstName, provider }, { link }) => ({
    subject: 'Neuer Zugang zu Ihrem Konto bei Lernspur',
    greeting: hallo(firstName),
    before: [
      `Ihr Konto bei Lernspur ist jetzt mit „${provider}“ verbunden. Sie können sich ab jetzt auch dort anmelden.`,
    ],
    action: { label: 'Verbindungen ansehen', link: link('/profile') },
    after: ['Waren Sie das nicht, lösen Sie die Verbindung, ändern Sie Ihr Passwort und sprechen Sie Ihre Schule an.'],
  }),
  en: ({ firstName, provider }, { link }) => ({
    subject: 'New access to your account at Lernspur',
    greeting: hello(firstName),
    before: [`your account at Lernspur is now linked to “${provider}”. From now on you can sign in there as well.`],
    action: { label: 'View linked accounts', link: link('/profile') },
    after: ['If that was not you, unlink it, change your password and contact your school.'],
  }),
}
