interface ErrorText {
  /** HTTP status. */
  readonly status: number
  readonly de: string
  readonly en: string
}

const entry = (status: number, de: string, en: string): ErrorText => ({ status, de, en })

/** All error codes with status and texts (rule error.1). The only place where they are written. */
export const errorCatalogue = {
  UNKNOWN: entry(
    500,
    'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    'Something went wrong. Please try again.',
  ),
  NOT_IMPLEMENTED: entry(501, 'Diese Funktion gibt es noch nicht.', 'This function does not exist yet.'),
  INVALID_LOGIN: entry(401, 'E-Mail-Adresse oder Passwort stimmt nicht.', 'E-mail address or password is not correct.'),
  INVALID_TFA_CODE: entry(
    400,
    'Der Code stimmt nicht, ist abgelaufen oder wurde schon verwendet.',
    'The code is not correct, has expired or was already used.',
  ),
  INVALID_TOKEN: entry(
    401,
    'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an.',
    'Your session has expired. Please sign in again.',
  ),
  INVALID_PARAMETERS: entry(400, 'Die Anfrage enthält ungültige Angaben.', 'The request has invalid parameters.'),
  EMPTY_DTO: entry(400, 'Ungültige Eingabe: Es wurde keine Änderung angegeben.', 'Invalid input: no change was given.'),
  VALIDATION_FAILED: entry(400, 'Bitte prüfen Sie Ihre Eingaben.', 'Please check your input.'),
  AUTH_PROVIDER_UNAVAILABLE: entry(
    503,
    'Der Anmeldedienst ist gerade nicht erreichbar. Bitte versuchen Sie es später oder melden Sie sich anders an.',
    'The sign-in service cannot be reached just now. Please try later or sign in another way.',
  ),
  EMAIL_ADDRESS_MISSING: entry(
    409,
    'Ihr Konto hat keine E-Mail-Adresse. Bitte ergänzen Sie zuerst eine unter „Mein Konto“.',
    'Your account has no e-mail address. Please add one under “My account” first.',
  ),
  SIGN_IN_TOO_OLD: entry(
    403,
    'Bitte melden Sie sich zuerst noch einmal über Ihr Portal an.',
    'Please sign in by your portal once more first.',
  ),
  HUB_CLAIM_MISSING: entry(
    403,
    'Ihr Portal hat eine Angabe nicht mitgeschickt, die Lernspur zur Anmeldung braucht. Bitte wenden Sie sich an die Stelle, die das Portal betreut.',
    'Your portal did not send something that Lernspur needs for signing in. Please contact whoever looks after the portal.',
  ),
  HUB_ROLE_REFUSED: entry(
    403,
    'Laut Ihrem Portal arbeiten Sie an keiner Schule als Lehrkraft. Lernspur ist nur für Lehrkräfte und Schulleitungen.',
    'According to your portal you do not work as a teacher at any school. Lernspur is for teachers and school leaders only.',
  ),
  HUB_SCHOOL_UNKNOWN: entry(
    403,
    'Ihre Schule ist bei Lernspur nicht mit der Nummer eingetragen, die Ihr Portal nennt. Bitte wenden Sie sich an die Stelle, die Lernspur betreibt.',
    'Lernspur does not know your school by the number that your portal names. Please contact whoever operates Lernspur.',
  ),
  HUB_PERSON_UNKNOWN: entry(
    403,
    'Ihr Portal kennt Ihr Konto nicht mehr. Bitte wenden Sie sich an die Stelle, die das Portal betreut.',
    'Your portal no longer knows your account. Please contact whoever looks after the portal.',
  ),
  HUB_ACCOUNT_DISABLED: entry(
    403,
    'Ihr Konto bei Lernspur ist deaktiviert. Bitte wenden Sie sich an Ihre Schulleitung.',
    'Your account at Lernspur is disabled. Please contact the leaders of your school.',
  ),
  ROSTER_UNAVAILABLE: entry(
    422,
    'Das Portal antwortet gerade nicht. Bitte versuchen Sie es später noch einmal.',
    'The portal does not answer just now. Please try again later.',
  ),
  ROSTER_REFUSED: entry(
    403,
    'Das Portal lässt Lernspur die Klassenlisten nicht lesen. Bitte wenden Sie sich an die Stelle, die Lernspur betreibt.',
    'The portal does not let Lernspur read the class lists. Please contact whoever operates Lernspur.',
  ),
  ROSTER_UNREADABLE: entry(
    422,
    'Die Antwort des Portals ist unvollständig und lässt sich nicht lesen. Es wurde nichts übernommen.',
    'The answer of the portal is incomplete and cannot be read. Nothing was taken over.',
  ),
  ROSTER_TOO_LARGE: entry(
    413,
    'Das Portal schickt mehr Daten, als eine Schule haben kann. Es wurde nichts übernommen.',
    'The portal sends more data than one school can have. Nothing was taken over.',
  ),
  ROSTER_CLAIM_MISSING: entry(
    422,
    'Das Portal nennt nicht alles, was eine Klassenliste braucht. Bitte wenden Sie sich an die Stelle, die Lernspur betreibt.',
    'The portal does not say everything that a class list needs. Please contact whoever operates Lernspur.',
  ),
  ROSTER_SCHOOL_UNKNOWN: entry(
    422,
    'Das Portal nennt niemanden zu der Nummer, mit der Ihre Schule bei Lernspur eingetragen ist. Bitte wenden Sie sich an die Stelle, die Lernspur betreibt.',
    'The portal names nobody for the number by which Lernspur knows your school. Please contact whoever operates Lernspur.',
  ),
  SCHOOL_NUMBER_TAKEN: entry(
    409,
    'Diese Schulnummer gehört schon zu einer anderen Schule.',
    'This school number already belongs to another school.',
  ),
  TOO_MANY_REQUESTS: entry(
    429,
    'Zu viele Versuche. Bitte warten Sie einen Moment.',
    'Too many attempts. Please wait a moment.',
  ),
  CONFIRMATION_REQUIRED: entry(
    403,
    'Bitte bestätigen Sie zuerst, dass Sie es sind.',
    'Please confirm first that it is you.',
  ),
  NO_PERMISSION: entry(403, 'Dazu fehlt Ihnen die Berechtigung.', 'You do not have permission for this.'),
  CREATE_NOT_ALLOWED: entry(403, 'Sie dürfen hier nichts anlegen.', 'You are not allowed to create this here.'),
  UPDATE_NOT_ALLOWED: entry(403, 'Sie dürfen das nicht ändern.', 'You are not allowed to change this.'),
  NOT_FOUND: entry(
    404,
    'Das gibt es nicht mehr, oder Sie haben keinen Zugriff darauf.',
    'This no longer exists, or you have no access to it.',
  ),
  FOREIGN_KEY_CONSTRAINT: entry(409, 'Der Eintrag wird noch verwendet.', 'The entry is still in use.'),
  EDIT_CONFLICT: entry(
    409,
    'Jemand anderes hat das inzwischen geändert.',
    'Someone else has changed this in the meantime.',
  ),
  CLASS_HAS_STILL_STUDENTS: entry(
    409,
    'Die Klasse kann nicht gelöscht werden, solange ihr Kinder zugeordnet sind.',
    'The class cannot be deleted while students are assigned to it.',
  ),
  EMAIL_COOLDOWN_ACTIVE: entry(
    429,
    'Eine ähnliche E-Mail wurde gerade erst versendet. Bitte warten Sie kurz.',
    'A similar e-mail was sent recently. Please wait a little.',
  ),
  INVALID_INVITATION_CODE: entry(
    400,
    'Die Einladung ist ungültig, abgelaufen oder schon verwendet.',
    'The invitation is invalid, expired or already used.',
  ),
  PASSWORD_MISMATCH: entry(422, 'Das Passwort stimmt nicht.', 'The password is not correct.'),
  UNKNOWN_REGISTRATION: entry(
    403,
    'Diese E-Mail-Adresse ist nicht freigeschaltet. Bitte wenden Sie sich an den Support.',
    'This e-mail address is not enabled. Please contact support.',
  ),
  FILE_SIZE_LIMIT_EXCEEDED: entry(413, 'Die Datei ist zu groß.', 'The file is too large.'),
  FILE_VALIDATION_FAILED: entry(422, 'Die Datei kann nicht verwendet werden.', 'The file cannot be used.'),
  IMPORT_FAILED: entry(
    422,
    'Der Import ist fehlgeschlagen. Es wurde nichts übernommen.',
    'The import failed. Nothing was taken over.',
  ),
  INVALID_PASSWORD_RESET_CODE: entry(
    400,
    'Der Link zum Setzen des Passworts ist ungültig oder abgelaufen.',
    'The link for setting the password is invalid or has expired.',
  ),
  PASSWORD_RESET_MAIL_ALREADY_SENT: entry(
    429,
    'Die E-Mail zum Zurücksetzen wurde bereits versendet.',
    'The reset e-mail has already been sent.',
  ),
  USER_ALREADY_EXISTS: entry(
    409,
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
    'There is already an account for this e-mail address.',
  ),
  SCHOOL_YEAR_ALREADY_EXISTS: entry(409, 'Dieses Schuljahr gibt es schon.', 'This school year already exists.'),
  SCHOOL_CLASS_ALREADY_ASSIGNED_TO_YEAR: entry(
    409,
    'Die Klasse ist diesem Schuljahr schon zugeordnet.',
    'The class is already assigned to this school year.',
  ),
  INVALID_SCHOOL_YEAR: entry(400, 'Das Schuljahr ist ungültig.', 'The school year is invalid.'),
  INVALID_IMPLICIT_DELETION: entry(
    409,
    'Damit würden Einträge stillschweigend gelöscht.',
    'This would silently delete entries.',
  ),
  INVALID_USER_INVITATION: entry(
    400,
    'Diese Einladung kann nicht mehr beantwortet werden.',
    'This invitation can no longer be answered.',
  ),
  SCHOOL_MOVED: entry(
    410,
    'Ihre Schule ist zu einer anderen Adresse von Lernspur umgezogen.',
    'Your school has moved to another address of Lernspur.',
  ),
  TENANT_ALREADY_EXISTS: entry(409, 'Diese Schule gibt es schon.', 'This school already exists.'),
  TOO_MANY_LEVELS: entry(409, 'Eine Skala hat höchstens zehn Stufen.', 'A scale has ten levels at most.'),
  GET_FILE_ERROR: entry(404, 'Die Datei konnte nicht geladen werden.', 'The file could not be loaded.'),
  FILE_ALREADY_EXISTS: entry(409, 'Diese Datei gibt es schon.', 'This file already exists.'),
  STUDENT_NO_SUBJECT_RELATION: entry(
    409,
    'Das Kind nimmt an diesem Fach nicht teil.',
    'The student does not take part in this subject.',
  ),
  EMAIL_CHANGE_MAIL_ALREADY_SENT: entry(
    429,
    'Die E-Mail zur Bestätigung wurde bereits versendet.',
    'The confirmation e-mail has already been sent.',
  ),
  INVALID_EMAIL_CHANGE_CODE: entry(
    400,
    'Der Link zum Ändern der E-Mail-Adresse ist ungültig oder abgelaufen.',
    'The link for changing the e-mail address is invalid or has expired.',
  ),
  REPORT_ALREADY_COMPLETED: entry(
    409,
    'Der Bericht ist abgeschlossen und kann nicht mehr geändert werden.',
    'The report is completed and can no longer be changed.',
  ),
  REPORT_FILE_UNREADABLE: entry(
    500,
    'Die gedruckte Fassung dieses Berichts fehlt oder wurde verändert. Bitte wenden Sie sich an die Stelle, die Lernspur betreibt.',
    'The printed version of this report is missing or was changed. Please contact whoever operates Lernspur.',
  ),
  REPORT_NO_CLASS_ASSOCIATION: entry(
    409,
    'Der Bericht gehört zu keiner Klasse mehr.',
    'The report no longer belongs to a class.',
  ),
} as const satisfies Record<string, ErrorText>

export type ErrorCode = keyof typeof errorCatalogue

/** Languages of the interface; the first is default and fallback. */
export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

/** The message for a code. */
export const errorText = (code: ErrorCode, language: Language): string => errorCatalogue[code][language]
