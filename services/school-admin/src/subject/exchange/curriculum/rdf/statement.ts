interface Term {
  readonly termType: string
  readonly value: string
}

/** A statement of RDF, as every parser gives it. */
export interface Statement {
  readonly subject: Term
  readonly predicate: Term
  readonly object: Term & { readonly language?: string }
}
