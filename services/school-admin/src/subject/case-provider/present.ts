import type { PublishedPackage } from './published-packages'

/** A document outside of its package, which names the package. */
export const documentOf = ({ content, packageUri }: PublishedPackage) => ({
  ...content.CFDocument,
  CFPackageURI: packageUri,
})

/** An item or an association outside of its package, which names its document. */
export const itemOf = (part: object, { documentUri }: PublishedPackage) => ({ ...part, CFDocumentURI: documentUri })
