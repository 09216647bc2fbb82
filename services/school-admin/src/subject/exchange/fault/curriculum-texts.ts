/** Faults of a curriculum, with texts for users. A text never quotes the file. */
export const curriculumTexts = {
  json: { de: 'Die JSON-Datei ist beschädigt.', en: 'The JSON file is damaged.' },
  turtle: { de: 'Das ist kein gültiges Turtle.', en: 'This is not valid Turtle.' },
  xml: { de: 'Das ist kein gültiges XML.', en: 'This is not valid XML.' },
  jsonLd: { de: 'Das ist kein gültiges JSON-LD.', en: 'This is not valid JSON-LD.' },
  remoteContext: {
    de: 'Der Kontext der Datei steht im Internet. Er muss in der Datei selbst stehen.',
    en: 'The context of the file is on the internet. It must be in the file itself.',
  },
  entities: {
    de: 'XML mit eigenen Entitäten wird nicht angenommen.',
    en: 'XML with entities of its own is not accepted.',
  },
  noCase: {
    de: 'Die JSON-Datei ist weder ein CASE-Paket (CFPackage) noch JSON-LD.',
    en: 'The JSON file is neither a CASE package (CFPackage) nor JSON-LD.',
  },
  noPlan: {
    de: 'Die XML-Datei ist weder RDF noch ein bekannter Lehrplan.',
    en: 'The XML file is neither RDF nor a known curriculum.',
  },
  noOutline: {
    de: 'Die Datei sagt nicht, was zu welchem Fach oder Bereich gehört.',
    en: 'The file does not say what belongs to which subject or domain.',
  },
  caseItem: {
    de: 'Hier fehlen Kennung (identifier) oder Text (fullStatement).',
    en: 'The identifier or the fullStatement is missing here.',
  },
  caseAssociation: {
    de: 'Eine Verknüpfung (CFAssociation) ist unvollständig.',
    en: 'A CFAssociation is incomplete.',
  },
  caseRubric: {
    de: 'Eine Beschreibung von Stufen (CFRubric) ist unvollständig.',
    en: 'A CFRubric is incomplete.',
  },
  noText: { de: 'Der Eintrag hat keinen Text.', en: 'The item has no text.' },
  repeatedItem: { de: 'Diese Kennung steht zweimal in der Datei.', en: 'The file has this identifier twice.' },
  missingItem: {
    de: 'Auf diesen Eintrag wird verwiesen, aber er fehlt in der Datei.',
    en: 'The file refers to this item, but does not hold it.',
  },
  missingParent: {
    de: 'Der übergeordnete Eintrag fehlt in der Datei.',
    en: 'The file does not hold the item above this one.',
  },
  noPlace: {
    de: 'Der Eintrag ist keinem anderen untergeordnet.',
    en: 'The item does not belong below any other.',
  },
  twoParents: {
    de: 'Der Eintrag ist mehreren anderen untergeordnet.',
    en: 'The item belongs below several others.',
  },
  circle: {
    de: 'Der Eintrag ist sich selbst untergeordnet.',
    en: 'The item is below itself.',
  },
  tooDeep: { de: 'Die Einträge sind zu tief verschachtelt.', en: 'The items are nested too deeply.' },
  tooManyItems: { de: 'Die Datei hat zu viele Einträge.', en: 'The file has too many items.' },
  tooManySubjects: {
    de: 'So gelesen enthält die Datei zu viele Fächer.',
    en: 'Read like this, the file has too many subjects.',
  },
  tooManyDomains: {
    de: 'So gelesen hat das Fach zu viele Bereiche.',
    en: 'Read like this, the subject has too many domains.',
  },
  tooManyCompetences: {
    de: 'So gelesen hat der Bereich zu viele Kompetenzen.',
    en: 'Read like this, the domain has too many competences.',
  },
  aboveSubject: {
    de: 'Der Eintrag steht über der Ebene der Fächer und hat nichts unter sich.',
    en: 'The item is above the level of subjects and has nothing below it.',
  },
  competenceAbove: {
    de: 'Kompetenzen müssen unter den Fächern stehen.',
    en: 'Competences must be below subjects.',
  },
} as const
