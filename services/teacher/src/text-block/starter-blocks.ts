import type { SchoolTextBlock } from '@lernspur/contracts/teacher/report-writing/school-text-block.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'

type Topics = Readonly<Record<string, readonly string[]>>

/**
 * Sentences to begin with, by topic. Each says what a child does, not what it is: an observation first, then what comes
 * next. None compares children, and each reads well with a pronoun and with the name in its place.
 */
const starters: Readonly<Record<Language, Topics>> = {
  de: {
    Arbeitsverhalten: [
      '{Name} beginnt {seine} Aufgaben zügig und bleibt ausdauernd bei der Sache.',
      '{Name} teilt sich {seine} Zeit gut ein und bringt Begonnenes zu Ende.',
      '{Name} arbeitet sorgfältig und prüft {seine} Ergebnisse von sich aus.',
      '{Name} arbeitet konzentriert, wenn der Arbeitsplatz ruhig und die Aufgabe überschaubar ist.',
      '{Name} braucht noch Zuspruch, um bei längeren Aufgaben dranzubleiben.',
      'Eine Liste mit kleinen Schritten hilft {ihm}, selbstständig anzufangen.',
    ],
    Sozialverhalten: [
      '{Name} hört anderen zu und geht freundlich auf sie ein.',
      '{Name} hilft anderen, ohne ihnen die Arbeit abzunehmen.',
      '{Name} hält sich an vereinbarte Regeln und erinnert andere freundlich daran.',
      '{Name} findet in der Gruppe {seinen} Platz und bringt eigene Ideen ein.',
      '{Name} sucht bei Streit das Gespräch und trägt zu einer Lösung bei.',
      '{Name} lernt gerade, auch in schwierigen Momenten ruhig zu sagen, was {er} braucht.',
    ],
    Mitarbeit: [
      '{Name} beteiligt sich rege am Unterricht und bereichert ihn mit Fragen.',
      '{Name} meldet sich, wenn {er} sich sicher fühlt, und trägt dann durchdachte Beiträge bei.',
      '{Name} denkt aufmerksam mit, auch wenn {er} sich selten meldet.',
      '{Name} darf sich im Gespräch noch mehr zutrauen: {Seine} Gedanken bringen alle weiter.',
      'In der Gruppenarbeit übernimmt {Name} Verantwortung für {seinen} Teil.',
    ],
    Lesen: [
      '{Name} liest fließend und sinngestaltend vor.',
      '{Name} entnimmt Texten wichtige Informationen und gibt sie mit eigenen Worten wieder.',
      '{Name} liest geübte Texte sicher und erschließt sich neue Wörter Schritt für Schritt.',
      '{Name} übt, beim Lesen auf den Sinn zu achten; tägliches Lesen von zehn Minuten hilft {ihm} dabei.',
      'Besonders gern liest {Name} aus selbst gewählten Büchern.',
    ],
    Schreiben: [
      '{Name} schreibt eigene Texte, die andere gern hören.',
      '{Name} gliedert {seine} Texte und überarbeitet sie nach Rückmeldungen.',
      '{Name} wendet geübte Rechtschreibregeln auch in eigenen Texten an.',
      '{Name} schreibt lautgetreue Wörter richtig und übt nun, auf Wortstämme zu achten.',
      'Mit einer Wörterliste gelingt es {ihm}, {seine} Texte selbst zu verbessern.',
    ],
    Mathematik: [
      '{Name} rechnet sicher und erklärt {seine} Lösungswege verständlich.',
      '{Name} entdeckt Zusammenhänge zwischen Aufgaben und nutzt sie geschickt.',
      '{Name} löst Sachaufgaben, indem {er} das Wichtige herausschreibt oder zeichnet.',
      '{Name} sichert {seine} Ergebnisse gern mit Material ab und wird dabei zunehmend unabhängig davon.',
      '{Name} übt das Einmaleins; kurze tägliche Wiederholungen geben {ihm} Sicherheit.',
    ],
    Entwicklung: [
      '{Name} hat im vergangenen Halbjahr sichtbar an Selbstvertrauen gewonnen.',
      '{Name} nimmt Rückmeldungen an und setzt sie um.',
      '{Name} weiß, was {er} schon kann, und nimmt sich erreichbare Ziele vor.',
      '{Names} Freude am Lernen steckt andere an.',
      'Aus Fehlern lernt {Name}: {Er} fragt nach und versucht es noch einmal.',
    ],
    Ausblick: [
      'Als Nächstes nimmt {Name} sich vor, {seine} Arbeiten vor dem Abgeben noch einmal zu prüfen.',
      'Im nächsten Halbjahr unterstützen wir {ihn} dabei, öfter vor der Gruppe zu sprechen.',
      'Mit {seiner} Ausdauer wird {Name} auch die nächsten Schritte gut schaffen.',
      'Weiter so, {Name}!',
    ],
  },
  en: {
    'Working habits': [
      '{Name} starts {his} tasks promptly and keeps at them.',
      '{Name} plans {his} time well and finishes what {he} has begun.',
      '{Name} works carefully and checks {his} results without being asked.',
      '{Name} concentrates well where it is quiet and the task is clear.',
      '{Name} still needs encouragement to stay with longer tasks.',
      'A list of small steps helps {him} to begin independently.',
    ],
    'Working with others': [
      '{Name} listens to others and responds to them kindly.',
      '{Name} helps others without doing their work for them.',
      '{Name} keeps to what was agreed and reminds others of it in a friendly way.',
      '{Name} has found {his} place in the group and contributes ideas of {his} own.',
      'In a quarrel, {Name} looks for a conversation and helps to find a solution.',
      '{Name} is learning to say calmly what {he} needs, also in difficult moments.',
    ],
    'Taking part': [
      '{Name} takes part eagerly and enriches our lessons with questions.',
      '{Name} speaks up when {he} feels sure, and then {his} contributions are well thought out.',
      '{Name} follows attentively, even though {he} seldom raises {his} hand.',
      '{Name} may be more confident in discussions: {His} thoughts help everybody.',
      'In group work, {Name} takes responsibility for {his} part.',
    ],
    Reading: [
      '{Name} reads aloud fluently and with expression.',
      '{Name} finds the important points of a text and retells them in {his} own words.',
      '{Name} reads practised texts confidently and works out new words step by step.',
      '{Name} is practising to read for meaning; ten minutes of reading a day will help {him}.',
      '{Name} especially enjoys books that {he} has chosen.',
    ],
    Writing: [
      '{Name} writes texts that others enjoy hearing.',
      '{Name} structures {his} texts and improves them after feedback.',
      '{Name} uses the spelling rules we have practised in {his} own texts.',
      '{Name} spells words by their sounds correctly and is now learning to look at word families.',
      'With a word list, {he} manages to improve {his} own texts.',
    ],
    Mathematics: [
      '{Name} calculates confidently and explains {his} methods clearly.',
      '{Name} discovers connections between tasks and makes clever use of them.',
      '{Name} solves word problems by noting or drawing what matters.',
      '{Name} likes to check {his} results with materials and depends on them less and less.',
      '{Name} is practising the times tables; short daily repetition makes {him} more confident.',
    ],
    Progress: [
      '{Name} has visibly grown in confidence this term.',
      '{Name} accepts feedback and acts on it.',
      '{Name} knows what {he} can do already and sets {his} own achievable goals.',
      '{Name’s} joy in learning is catching.',
      '{Name} learns from mistakes, asks, and tries again.',
    ],
    'Looking ahead': [
      'Next, {Name} plans to check {his} work once more before handing it in.',
      'Next term we will support {him} in speaking to the group more often.',
      'With {his} perseverance, {Name} will manage the next steps well.',
      'Keep it up, {Name}!',
    ],
  },
}

// The same sentence has the same id each time, so that lists on a page keep their rows.
const idOf = (language: Language, index: number): string =>
  `00000000-0000-7000-8${language === 'de' ? '1' : '2'}00-${String(index + 1).padStart(12, '0')}`

/** The text blocks of a school that has not saved its own yet (rule text-block.3), in a language. */
export const starterBlocks = (language: Language): SchoolTextBlock[] =>
  Object.entries(starters[language])
    .flatMap(([topic, texts]) => texts.map((text) => ({ topic, text })))
    .map((block, index) => ({ id: idOf(language, index), code: '', ...block }))
