/** The server's superuser and owner of everything. */
export const ownerName = 'lernspur'

/** The database of the product. */
export const database = 'lernspur'

/** The owner's address of a database on the server whose socket is in a folder. */
export const addressOf = (password: string, socketFolder: string, name: string): string =>
  `postgres://${ownerName}:${password}@localhost/${name}?host=${encodeURIComponent(socketFolder)}`
