/**
 * What a child says of itself where it has a competence, by the competence. Only German of the third year has them in the
 * demo, so that the form for the child shows both what it says with sentences and without.
 */
export const childSentences: Readonly<Record<string, string>> = {
  'hört anderen aufmerksam zu und fragt nach, wenn etwas unklar ist':
    'Ich höre anderen zu und frage nach, wenn mir etwas unklar ist.',
  'erzählt Erlebtes in der richtigen Reihenfolge und so, dass andere gern zuhören':
    'Ich kann so von einem Erlebnis erzählen, dass andere gern zuhören.',
  'hält sich im Klassengespräch an die vereinbarten Regeln und geht auf Beiträge anderer ein':
    'Ich halte mich an unsere Gesprächsregeln und gehe auf andere ein.',
  'trägt ein kurzes Gedicht auswendig und mit passender Betonung vor':
    'Ich kann ein kurzes Gedicht auswendig und betont vortragen.',
  'liest geübte Texte flüssig und betont vor': 'Ich kann geübte Texte flüssig und betont vorlesen.',
  'liest unbekannte kurze Texte sinnentnehmend und beantwortet Fragen dazu':
    'Ich verstehe kurze neue Texte und kann Fragen dazu beantworten.',
  'findet gezielt Angaben in einem Sachtext und markiert sie': 'Ich finde in einem Sachtext, was ich suche.',
  'wählt Bücher nach eigenem Interesse aus und berichtet von ihrem Inhalt':
    'Ich suche mir Bücher aus und kann von ihnen berichten.',
  'plant eine Geschichte mit Einleitung, Hauptteil und Schluss und schreibt sie auf':
    'Ich kann eine Geschichte mit Anfang, Mitte und Schluss schreiben.',
  'verwendet abwechslungsreiche Satzanfänge und treffende Verben':
    'Ich beginne meine Sätze verschieden und wähle passende Verben.',
  'überarbeitet eigene Texte mithilfe von Rückmeldungen aus der Schreibkonferenz':
    'Ich kann meine Texte mit den Tipps der anderen verbessern.',
  'beschreibt einen Gegenstand oder einen Vorgang sachlich und vollständig':
    'Ich kann genau beschreiben, wie etwas aussieht oder wie man etwas macht.',
  'schreibt geübte Wörter in Diktaten und eigenen Texten richtig': 'Ich schreibe geübte Wörter richtig.',
  'nutzt Verlängern und Ableiten, um die richtige Schreibweise zu finden':
    'Ich verlängere Wörter oder leite sie ab, um sie richtig zu schreiben.',
  'schlägt unbekannte Wörter selbstständig im Wörterbuch nach': 'Ich kann Wörter im Wörterbuch nachschlagen.',
  'unterscheidet Nomen, Verben und Adjektive und bestimmt Subjekt und Prädikat':
    'Ich kenne Nomen, Verben und Adjektive und finde Subjekt und Prädikat.',
  'schreibt Texte in gut lesbarer, zusammenhängender Handschrift': 'Ich kann gut lesbar mit der Hand schreiben.',
}
