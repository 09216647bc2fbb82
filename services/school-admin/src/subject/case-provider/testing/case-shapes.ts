// Facts of the OpenAPI description of CASE 1.1: which fields parts have outside of a package, and which they must have.
const text = { type: 'string' }
const uuid = { type: 'string', pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$' }
const uri = { type: 'string', format: 'uri' }
const instant = { type: 'string', format: 'date-time' }
const texts = { type: 'array', items: text }
const open = { type: 'object' }

const closed = (properties: Readonly<Record<string, object>>, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const link = closed({ title: text, identifier: uuid, uri }, ['title', 'identifier', 'uri'])
const anyLink = closed({ title: text, identifier: text, uri, targetType: text }, ['title', 'identifier', 'uri'])

const document = closed(
  {
    identifier: uuid,
    uri,
    frameworkType: text,
    caseVersion: { enum: ['1.1'] },
    creator: text,
    title: text,
    lastChangeDateTime: instant,
    officialSourceURL: uri,
    publisher: text,
    description: text,
    subject: texts,
    subjectURI: { type: 'array', items: link },
    language: text,
    version: text,
    adoptionStatus: text,
    statusStartDate: text,
    statusEndDate: text,
    licenseURI: link,
    notes: text,
    extensions: open,
    CFPackageURI: link,
  },
  ['identifier', 'uri', 'creator', 'title', 'lastChangeDateTime', 'CFPackageURI'],
)

const item = closed(
  {
    identifier: uuid,
    fullStatement: text,
    alternativeLabel: text,
    CFItemType: text,
    uri,
    humanCodingScheme: text,
    listEnumeration: text,
    abbreviatedStatement: text,
    conceptKeywords: texts,
    conceptKeywordsURI: link,
    notes: text,
    subject: texts,
    subjectURI: { type: 'array', items: link },
    language: text,
    educationLevel: texts,
    CFItemTypeURI: link,
    licenseURI: link,
    statusStartDate: text,
    statusEndDate: text,
    lastChangeDateTime: instant,
    extensions: open,
    CFDocumentURI: link,
  },
  ['identifier', 'fullStatement', 'uri', 'lastChangeDateTime', 'CFDocumentURI'],
)

const associationFields = {
  identifier: uuid,
  associationType: text,
  sequenceNumber: { type: 'integer' },
  uri,
  originNodeURI: anyLink,
  destinationNodeURI: anyLink,
  CFAssociationGroupingURI: link,
  lastChangeDateTime: instant,
  notes: text,
  extensions: open,
}
const associationNeeds = [
  'identifier',
  'associationType',
  'uri',
  'originNodeURI',
  'destinationNodeURI',
  'lastChangeDateTime',
]

/** Shapes of parts outside of a package. */
export const outsidePackage = {
  CFDocument: document,
  CFItem: item,
  CFAssociation: closed({ ...associationFields, CFDocumentURI: link }, associationNeeds),
  CFAssociationSet: closed(
    {
      CFItem: item,
      CFAssociations: { type: 'array', minItems: 1, items: closed(associationFields, associationNeeds) },
    },
    ['CFItem', 'CFAssociations'],
  ),
}
