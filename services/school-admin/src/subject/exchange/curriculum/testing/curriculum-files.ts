/** The bytes of a text as a file has them. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** A curriculum of the folder `fixture`. */
export const fixture = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await Bun.file(new URL(`../fixture/${name}`, import.meta.url)).arrayBuffer())

/** A CFPackage with items that each name the one above; the document is "d". */
export const casePackage = (
  items: readonly { readonly id: string; readonly above?: string; readonly text?: string; readonly more?: object }[],
): string =>
  JSON.stringify(
    {
      CFDocument: { identifier: 'd', title: 'Kunst' },
      CFItems: items.map(({ id, text = id, more }) => ({ identifier: id, fullStatement: text, ...more })),
      CFAssociations: items.flatMap(({ id, above }) =>
        above === undefined
          ? []
          : [
              {
                associationType: 'isChildOf',
                originNodeURI: { identifier: id },
                destinationNodeURI: { identifier: above },
              },
            ],
      ),
    },
    null,
    1,
  )

const concept = (id: string, label: string, code: string, more = '') =>
  `<skos:Concept rdf:about="urn:${id}"><skos:prefLabel>${label}</skos:prefLabel><skos:notation>${code}</skos:notation>
    ${more}</skos:Concept>`

/** A vocabulary in SKOS whose entries are not in order. */
export const rdfXml = (more = ''): string => `<?xml version="1.0"?>
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:skos="http://www.w3.org/2004/02/skos/core#">
  ${concept('b', 'zählt bis hundert', '1.10', '<skos:broader rdf:resource="urn:z"/>')}
  ${concept('a', 'zählt bis zehn', '1.2', '<skos:broader rdf:resource="urn:z"/>')}
  ${concept('z', 'Zählen', '1', '<skos:topConceptOf rdf:resource="urn:m"/>')}
  <skos:ConceptScheme rdf:about="urn:m"><skos:prefLabel>Mathematik</skos:prefLabel></skos:ConceptScheme>
  ${more}
  </rdf:RDF>`
