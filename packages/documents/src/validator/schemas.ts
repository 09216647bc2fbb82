import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { evaluateXPathToBoolean, evaluateXPathToNodes } from 'fontoxpath'
import { XmlDocument, XmlValidateError, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm'
import { type Element, parseXmlDocument } from 'slimdom'

const rulesSpace = 'http://purl.oclc.org/dsdl/schematron'

/** Looks schemas up in one folder by file name, whatever address another schema gives for them. */
const readFrom = (folder: string): void => {
  const pathOf = (address: string) => join(folder, basename(address))
  const open = new Map<number, { bytes: Buffer; offset: number }>()
  let last = 0
  xmlRegisterInputProvider({
    match: (address) => existsSync(pathOf(address)),
    open: (address) => {
      last += 1
      open.set(last, { bytes: readFileSync(pathOf(address)), offset: 0 })
      return last
    },
    read: (id, buffer) => {
      const file = open.get(id)
      if (!file) return -1
      const count = file.bytes.copy(buffer, 0, file.offset)
      file.offset += count
      return count
    },
    close: (id) => open.delete(id),
  })
}

/** What a schema of a folder finds wrong in a document. */
export const schemaFaults = (folder: string): ((xml: string) => string[]) => {
  readFrom(folder)
  const schema = XsdValidator.fromDoc(
    XmlDocument.fromBuffer(readFileSync(join(folder, 'xschule.xsd')), { url: join(folder, 'xschule.xsd') }),
  )
  return (xml) => {
    const document = XmlDocument.fromString(xml)
    try {
      schema.validate(document)
      return []
    } catch (error) {
      if (error instanceof XmlValidateError) return error.details.map(({ message }) => message.trim())
      throw error
    } finally {
      document.dispose()
    }
  }
}

/** What the rules of the same folder (Schematron) find wrong in it. */
export const ruleFaults = (folder: string): ((xml: string) => string[]) => {
  const rules = parseXmlDocument(readFileSync(join(folder, 'xschule-schematron.sch'), 'utf8'))
  const all = (name: string) => rules.getElementsByTagNameNS(rulesSpace, name)
  const spaces = new Map(all('ns').map((ns) => [ns.getAttribute('prefix') ?? '', ns.getAttribute('uri') ?? '']))
  const namespaceResolver = (prefix: string) => spaces.get(prefix) ?? null
  const byId = new Map(all('rule').map((rule) => [rule.getAttribute('id') ?? '', rule]))
  const assertsOf = (rule: Element): Element[] =>
    rule.children.flatMap((child) => {
      if (child.localName === 'assert') return [child]
      const extended = child.localName === 'extends' ? byId.get(child.getAttribute('rule') ?? '') : undefined
      return extended ? assertsOf(extended) : []
    })
  const options = { namespaceResolver }
  return (xml) => {
    const document = parseXmlDocument(xml)
    return all('rule').flatMap((rule) => {
      const context = rule.getAttribute('context')
      if (!context) return []
      const nodes = evaluateXPathToNodes(`//${context}`, document, null, {}, options)
      return assertsOf(rule).flatMap((assert) =>
        nodes.flatMap((node) => {
          const holds = evaluateXPathToBoolean(assert.getAttribute('test') ?? 'false()', node, null, {}, options)
          return holds ? [] : [assert.textContent ?? '']
        }),
      )
    })
  }
}
