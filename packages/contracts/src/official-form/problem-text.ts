import type { Language } from '../wire/error-catalogue'
import type { ErrorDetail } from '../wire/error-detail'
import { type FormBlock, type FormProblem, formProblems } from './form-content'

const texts: Record<Language, Record<FormProblem['problem'], string>> = {
  de: {
    titleMissing: 'Ein Formular beginnt mit einem Titel.',
    titleNotFirst: 'Der Titel steht am Anfang.',
    signaturesMissing: 'Ein Formular hat Unterschriften.',
    twice: 'Das steht schon im Formular.',
    unknownFact: 'In geschweiften Klammern steht etwas, das der Bericht nicht kennt.',
    nothingToEnter: 'Hier lässt sich nichts eintragen: Es braucht eine Auswahl oder einen Text.',
    gradesNotFalling: 'Noten stehen mit der besten zuerst, jede ab weniger Prozent, die letzte ab 0.',
    emptySubjects: 'Die Fächer zeigen nichts.',
    noDecision: 'Die Belehrung nennt eine Entscheidung, die unter Versetzung nicht zur Wahl steht.',
  },
  en: {
    titleMissing: 'A form begins with a title.',
    titleNotFirst: 'The title comes first.',
    signaturesMissing: 'A form has signatures.',
    twice: 'The form has this already.',
    unknownFact: 'Braces name something that the report does not know.',
    nothingToEnter: 'Nothing can be entered here: it needs options or a text.',
    gradesNotFalling: 'Grades come with the best first, each from fewer per cent on, the last from 0.',
    emptySubjects: 'The subjects show nothing.',
    noDecision: 'The instruction on appeals names a decision that is no option of the promotion.',
  },
}

/** What keeps blocks from being a form, in words, each with its block (rule form.1). */
export const problemTexts = (blocks: readonly FormBlock[], language: Language): ErrorDetail[] =>
  formProblems(blocks).map(({ problem, index }) => ({
    path: `draft.blocks.${index}`,
    message: texts[language][problem],
  }))
