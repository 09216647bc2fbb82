/** An area has not loaded in time. */
export class AreaTimeout extends Error {}

/** An area has thrown while its code ran: part of it has taken effect, so no other version can run in this page. */
export class AreaBroken extends Error {}
