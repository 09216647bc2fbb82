const skos = 'http://www.w3.org/2004/02/skos/core#'
const terms = 'http://purl.org/dc/terms/'
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#'
/** The ontology of curricula of the Länder. */
const laender = 'https://w3id.org/lehrplan/ontology/'
const obo = 'http://purl.obolibrary.org/obo/'
const schema = (name: string) => [`https://schema.org/${name}`, `http://schema.org/${name}`]

export const type = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'
export const concept = `${skos}Concept`
export const inScheme = `${skos}inScheme`

/** From an entry to one below it. */
export const downwards = [
  `${skos}hasTopConcept`,
  `${skos}narrower`,
  `${terms}hasPart`,
  `${obo}BFO_0000051`,
  ...schema('hasPart'),
]

/** From an entry to the one above it. */
export const upwards = [
  `${skos}topConceptOf`,
  `${skos}broader`,
  `${terms}isPartOf`,
  `${obo}BFO_0000050`,
  ...schema('isPartOf'),
]

/** Texts of an entry, the best first. */
export const labels = [`${skos}prefLabel`, `${terms}title`, `${rdfs}label`, ...schema('name')]
export const shortLabels = [`${skos}altLabel`, ...schema('alternateName')]
export const codes = [`${skos}notation`]
export const positions = [`${laender}LP_0000460`, ...schema('position')]
export const schoolLevels = [`${terms}educationLevel`, `${laender}LP_0000026`, ...schema('educationalLevel')]
export const licences = [`${terms}license`, `${terms}rights`, ...schema('license')]

/** Entries of the Länder have title and number as resources of their own, which hold the value. */
export const ofLaender = {
  title: `${laender}LP_0030056`,
  number: `${laender}LP_0030057`,
  value: `${laender}LP_0000344`,
}

/** Vocabularies whose classes say nothing of a curriculum. */
export const generalVocabulary =
  /^(http:\/\/www\.w3\.org\/(2004\/02\/skos\/core|2002\/07\/owl|2000\/01\/rdf-schema|1999\/02\/22-rdf-syntax-ns)#)/
