/**
 * What the levels of a scale of four mean for a competence, lowest first, by the competence. Only some of Mathematics of
 * the third year have them in the demo, so that screens show both.
 */
export const levelDescriptions: Readonly<Record<string, readonly string[]>> = {
  'orientiert sich sicher im Zahlenraum bis 1000 und vergleicht und ordnet Zahlen': [
    'zählt in Schritten und ordnet Zahlen bis 100',
    'vergleicht Zahlen bis 1000 am Zahlenstrahl oder mit Material',
    'ordnet und vergleicht Zahlen bis 1000 ohne Hilfsmittel',
    'schätzt, rundet und begründet Vergleiche bis 1000',
  ],
  'beherrscht die Aufgaben des kleinen Einmaleins auswendig': [
    'löst Malaufgaben mit Material oder durch wiederholtes Addieren',
    'kennt die Kernaufgaben auswendig und leitet andere daraus ab',
    'nennt die meisten Aufgaben auswendig',
    'nennt alle Aufgaben rasch und nutzt sie beim Teilen',
  ],
  'addiert und subtrahiert dreistellige Zahlen halbschriftlich und erklärt den Rechenweg': [
    'rechnet mit Material',
    'rechnet in Schritten auf dem Papier',
    'rechnet halbschriftlich und erklärt den eigenen Weg',
    'vergleicht Rechenwege und wählt einen geschickten',
  ],
}
