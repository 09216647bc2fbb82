/** An area has not come in time. */
export class AreaTimeout extends Error {}

/** An area has thrown while its code was run: something of it is done, so that no other version can run in this page. */
export class AreaBroken extends Error {}
