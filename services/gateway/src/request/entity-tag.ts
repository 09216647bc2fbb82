/** Whether the client already has the state of a resource that its `ETag` names. */
export const hasVersion = ({ headers }: Request, etag: string): boolean =>
  (headers.get('if-none-match')?.split(',') ?? []).some((tag) => tag.trim().replace(/^W\//, '') === etag)
