const bytes = (text: string, encoding: 'utf-8' | 'latin1' = 'utf-8'): Uint8Array<ArrayBuffer> =>
  encoding === 'utf-8' ? new TextEncoder().encode(text) : Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n`

/** A file as a program of schools writes it, with invented names. */
export const exported = {
  /** ASV: the list of the module of pupils, columns as chosen. */
  'asv.csv': bytes(
    lines(
      'Familienname;Namensbestandteil vorangestellt;Rufname;Vornamen;Geburtsdatum;Geschlecht;Klasse;Jahrgangsstufe',
      'Berg;von;Emma-Luise;Emma-Luise Sophie;03.04.2018;W;3a;3',
      'Özdemir;;Mia;Mia Elif;12.11.2017;W;3a;3',
      'Groß;;Zoë;Zoë;01.02.2018;W;3b;3',
    ),
  ),
  /** SchILD-NRW: "Export in Text-/Exceldateien", separated by bars. */
  'schild.dat': bytes(
    lines(
      'Interne ID-Nummer|Nachname|Vorname|Namenszusatz|Klasse|Geburtsdatum|Geschlecht|Status',
      '4711|Berg|Emma-Luise|von|03A|03.04.2018|w|2',
      '4712|Özdemir|Mia||03A|12.11.2017|w|2',
      '4713|Groß|Zoë||03B|01.02.2018|w|2',
    ),
    'latin1',
  ),
  /** Schulmanager Online: its list of pupils. */
  'schulmanager.csv': bytes(
    `\uFEFF${lines(
      '"Rufname";"Alle Vornamen";"Nachname";"Geschlecht";"Klasse";"Geburtstag";"E-Mail-Adresse Elternteil 1"',
      '"Emma-Luise";"Emma-Luise Sophie";"von Berg";"w";"3a";"03.04.2018";"berg@eltern.example"',
      '"Mia";"Mia Elif";"Özdemir";"w";"3a";"12.11.2017";""',
      '"Zoë";"Zoë";"Groß";"w";"3b";"01.02.2018";""',
    )}`,
  ),
  /** WebUntis: report "Schüler" as CSV, which is separated by tabs and ISO-8859-1; `name` is a short name. */
  'Student_20260822.csv': bytes(
    lines(
      'name\tlongName\tforeName\tgender\tbirthDate\tklasse.name\tentryDate\texitDate\ttext\tid\texternKey',
      'bergem\tvon Berg\tEmma-Luise\tW\t20180403\t3a\t20240801\t\t\t17\t4711',
      'oezdmi\tÖzdemir\tMia\tW\t20171112\t3a\t20240801\t\t\t18\t4712',
      'grosszo\tGroß\tZoë\tW\t20180201\t3b\t20240801\t\t\t19\t4713',
    ),
    'latin1',
  ),
  /** WebUntis: the same with semicolons. */
  'webuntis-semikolon.csv': bytes(
    lines(
      'externKey;longName;foreName;klasse.name',
      '4711;von Berg;Emma-Luise;3a',
      '4712;Özdemir;Mia;3a',
      '4713;Groß;Zoë;3b',
    ),
    'latin1',
  ),
  /** DaNiS: a free list ("Freie Liste") for another program. */
  'danis.csv': bytes(
    lines(
      'SchuelerIdentNummer;SchuelerRufname;SchuelerNachname;GruppeBezeichung',
      '100017;Emma-Luise;von Berg;3a',
      '100018;Mia;Özdemir;3a',
      '100019;Zoë;Groß;3b',
    ),
    'latin1',
  ),
} as const

/** LehrerOffice: the table of pupils, copied and pasted; some have a name that they are called by. */
export const pastedFromLehrerOffice = [
  'Nr.\tName\tVorname\tRufname\tGeschlecht\tGeburtsdatum\tKlasse',
  '1\tvon Berg\tEmma-Luise Sophie\tEmma-Luise\tw\t03.04.2018\t3a',
  '2\tÖzdemir\tMia\t\tw\t12.11.2017\t3a',
  '3\tGroß\tZoë\t\tw\t01.02.2018\t3b',
].join('\n')

const oneRosterUsers =
  'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns'

const user = (sourcedId: string, given: string, family: string, preferred = '') =>
  `${sourcedId},,,true,${sourcedId},,${given},${family},,,,,,,3,,,,${preferred},,,org1,`

/** OneRoster 1.2: users, classes and enrollments, among them a teacher, a course, and a pupil who has gone. */
export const oneRoster = {
  'users.csv': bytes(
    lines(
      oneRosterUsers,
      user('u1', 'Emma-Luise Sophie', 'von Berg', 'Emma-Luise'),
      user('u2', 'Mia', 'Özdemir'),
      user('t1', 'Klara', 'Lehrerin'),
      user('u3', 'Zoë', 'Groß'),
      user('u4', 'Weg', 'Gezogen').replace(',,,true', ',tobedeleted,,true'),
    ),
  ),
  'classes.csv': bytes(
    lines(
      'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
      'c1,,,3a,3,k1,3A,homeroom,,org1,t1,,,',
      'c2,,,3b,3,k1,3B,homeroom,,org1,t1,,,',
      'c3,,,Chor,3,k2,CHOR,scheduled,,org1,t1,,,',
    ),
  ),
  'enrollments.csv': bytes(
    lines(
      'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
      'e1,,,c1,org1,u1,student,,,',
      'e2,,,c1,org1,u2,student,,,',
      'e3,,,c2,org1,u3,student,,,',
      'e4,,,c3,org1,u1,student,,,',
      'e5,,,c1,org1,t1,teacher,true,,',
      'e6,,,c1,org1,u4,student,,,',
    ),
  ),
} as const

/** The children of all these files. */
export const children = ['Emma-Luise|von Berg|3a', 'Mia|Özdemir|3a', 'Zoë|Groß|3b'] as const
