/** What a file says about itself. */
export interface FileInfo {
  title: string
  author: string
  subject: string
  language: 'de' | 'en'
}

/** Data that a file carries besides its pages. */
export interface Attachment {
  readonly name: string
  readonly mediaType: string
  readonly description: string
  readonly text: string
}

/**
 * Name of the seal in the file's catalogue: the code of the report, and the signature of the whole file, which stays
 * empty while the file is drawn (rule signature.3).
 */
export const sealName = 'LNSP_Seal'

/** Product named as the maker of each file. */
export const maker = 'Lernspur'

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))

const alternative = (property: string, text: string): string =>
  `<dc:${property}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></dc:${property}>`

/** PDF/A requires a description of each property that it does not define, such as the number of PDF/UA. */
const extension = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`

/**
 * The XMP packet of a file that follows PDF/UA-1 and PDF/A-2a, or -3a where it carries data; says the same as the file's
 * info dictionary.
 */
export const metadataPacket = (info: FileInfo, createdAt: Date, part: 2 | 3): string => {
  const created = `${createdAt.toISOString().slice(0, 19)}Z`
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">${alternative('title', info.title)}<dc:creator><rdf:Seq><rdf:li>${escaped(info.author)}</rdf:li></rdf:Seq></dc:creator>${alternative('description', info.subject)}<dc:language><rdf:Bag><rdf:li>${info.language}</rdf:li></rdf:Bag></dc:language><xmp:CreateDate>${created}</xmp:CreateDate><xmp:CreatorTool>${maker}</xmp:CreatorTool><pdf:Producer>${maker}</pdf:Producer><pdfaid:part>${part}</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance><pdfuaid:part>1</pdfuaid:part></rdf:Description>${extension}</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
}
