import type { PaperTexts } from '../paper-texts'

export const german: PaperTexts = {
  files: { record: 'verarbeitungsverzeichnis.md', measures: 'massnahmen.md', erasure: 'loeschkonzept.md' },
  made: (day, version) =>
    `Erzeugt am ${day} von Lernspur ${version} aus seinen Einstellungen und dem, was es speichert. Prüfen und ergänzen Sie es; nach einer neuen Fassung oder geänderten Einstellungen erzeugen Sie es wieder.`,
  operator: 'Auftragsverarbeiter (Betreiber)',
  missing: 'noch nicht angegeben',
  fields: {
    name: 'Name',
    address: 'Anschrift',
    representative: 'Vertreten durch',
    contact: 'E‑Mail',
    phone: 'Telefon',
    privacyContact: 'Datenschutz',
    installation: 'Installation',
  },
  record: {
    title: 'Verzeichnis von Verarbeitungstätigkeiten',
    european: 'Nach Art. 30 DSGVO: Abs. 2 für den Betreiber, und als Vorlage nach Abs. 1 für die Schulen.',
    swiss: 'Nach Art. 12 revDSG und dem Recht des Kantons, für den Betreiber und als Vorlage für die Schulen.',
    onBehalf: 'Verantwortliche',
    onBehalfText:
      'Die Schulen, für die die Installation betrieben wird, jede für ihre Daten. Ihre Namen stehen im Bereich des Anbieters unter „Schulen“.',
    purposes: 'Lernentwicklung festhalten und auswerten, Berichte schreiben und drucken, Klassen und Rechte verwalten.',
    basis:
      'Grundlage ist der Bildungsauftrag der Schule nach dem Schulrecht des Landes und der Vertrag über die Verarbeitung im Auftrag.',
    students: 'Kinder',
    parents: 'Erziehungsberechtigte',
    parentsText: 'Nur, soweit eine Lehrkraft sie in einer Vereinbarung oder Notiz erwähnt; Konten haben sie nicht.',
    staff: 'Lehrkräfte, Leitungen und Personen des Anbieters',
    columns: ['Kategorie', 'Daten', 'Tabellen'],
    recipients: 'Empfänger',
    recipientColumns: ['Wer', 'Was', 'Wo'],
    thirdCountry: 'Drittländer',
    thirdCountryText:
      'Lernspur überträgt selbst nichts in Drittländer. Wo die genannten Empfänger stehen, trägt der Betreiber ein.',
    periods: 'Fristen: siehe Löschkonzept.',
    measures: 'Technische und organisatorische Maßnahmen: siehe dort.',
  },
  recipients: {
    inside: ['Personen der Schule', 'Was mit ihnen geteilt ist'],
    provider: ['Personen des Anbieters', 'Zahlen und Konten, keine Beobachtungen, Berichte und Namen von Kindern'],
    mail: ['Mailserver', 'Adresse und Text von Einladungen, Codes und Mitteilungen'],
    files: ['Speicher für Dateien', 'Bilder, Fotos und Programme'],
    database: ['Server der Datenbank', 'Alle Daten'],
    reporting: ['Dienst für Fehlermeldungen', 'Fehler, Laufzeiten und Aufzeichnungen, unkenntlich gemacht'],
    identityProvider: [
      'Schulportal für die Anmeldung',
      'Wer sich an- und abmeldet; umgekehrt gibt ein Landesportal Pseudonym, Schulnummern und Rolle, Namen nur nach Vereinbarung, und der Schule, die ihre Klassenlisten dort holt, Namen, Geburtsdaten und Klassen ihrer Kinder',
    ],
  },
  ownServer: 'dieser Server',
  measures: {
    title: 'Technische und organisatorische Maßnahmen',
    european: 'Nach Art. 32 DSGVO.',
    swiss: 'Nach Art. 8 revDSG und Art. 3 DSV.',
    columns: ['Maßnahme', 'Gezeigt durch'],
    evidence: 'Rechts steht der Test oder die Datei, die es zeigt.',
    yours: 'Was der Betreiber ergänzt',
    yoursText: [
      'Wer den Server betreten und verwalten darf, und wie das festgehalten wird',
      'Verschlüsselung der Datenträger',
      'Wie Mitarbeitende auf Vertraulichkeit verpflichtet und geschult sind',
      'Wo Sicherungskopien liegen, und wann das Zurückholen zuletzt geübt wurde',
      'Wie eine Verletzung des Datenschutzes erkannt und gemeldet wird',
    ],
  },
  measureGroups: {
    access: 'Zugang und Zugriff',
    separation: 'Trennung',
    transport: 'Verschlüsselung und Übertragung',
    integrity: 'Eingabe und Unversehrtheit',
    availability: 'Verfügbarkeit',
    review: 'Überprüfung',
  },
  measure: {
    signIn: 'Anmeldung mit Passwort (argon2id) oder über ein Schulportal; Sitzungen enden von selbst',
    secondFactor: 'Zweiter Faktor, für alle möglich',
    throttle: 'Versuche, sich anzumelden, werden gebremst',
    rights: 'Kein Aufruf ohne erklärte Berechtigung; Rechte je Klasse und Fach',
    tenants:
      'Jede Zeile gehört einer Schule; die Datenbank trennt die Schulen (Row-Level Security), je Dienst mit geringsten Rechten',
    provider: 'Der Anbieter sieht Zahlen, keine Inhalte',
    https: 'Nur verschlüsselt erreichbar (HTTPS, HSTS)',
    device: 'Was auf Geräten für die Arbeit ohne Netz bleibt, ist verschlüsselt (AES-GCM)',
    backups: 'Sicherungskopien sind signiert und, mit einem Schlüssel, verschlüsselt (age)',
    audit: 'Protokoll, wer was wann geändert hat; niemand kann es ändern',
    input: 'Jede Eingabe wird auf dem Server geprüft',
    releases: 'Ausgeliefert wird nur, was signiert und unverändert ist',
    restore: 'Sicherung der laufenden Installation, geprüft nach jedem Lauf, und geübtes Zurückholen',
    offline: 'Arbeit ohne Netz; Eingaben gehen nicht verloren',
    criteria: 'Eigene Prüfung nach OWASP ASVS 5.0 und den Kriterien von VIDIS',
    notice: 'Datenschutzerklärung und diese Papiere entstehen aus dem, was gespeichert wird',
  },
  settings: {
    title: 'Nach den Einstellungen dieser Installation',
    https: (isOn) => (isOn ? 'Die Adresse ist verschlüsselt (https).' : 'Die Adresse ist nicht verschlüsselt (http).'),
    listen: (address) =>
      address
        ? `Hinter dem Proxy hört nur ${address} zu.`
        : 'Alle Adressen des Servers hören zu: Schließen Sie den Port nach außen.',
    backupKey: (isOn) =>
      isOn
        ? 'Sicherungskopien sind verschlüsselt.'
        : 'Sicherungskopien sind nicht verschlüsselt (LERNSPUR_BACKUP_KEY fehlt).',
    reporting: (host) =>
      host
        ? `Fehler und unkenntliche Aufzeichnungen gehen an ${host}.`
        : 'Fehler werden niemandem gemeldet, und nichts wird aufgezeichnet.',
  },
  erasure: {
    title: 'Löschkonzept',
    intro: 'Was wann gelöscht wird, von selbst, durch die Schule oder auf Antrag.',
    itself: 'Von selbst',
    columns: ['Was', 'Frist'],
    device: 'Auf Geräten',
    school: 'Durch die Schule, nach Fristen des Landes',
    schoolText:
      'Die Jahre je Art und Land stehen mit ihrer Quelle unter „Schule → Aufbewahrung“; die Schule wählt nicht weniger als vorgeschrieben. Was fällig ist, zeigt sie dort an, und die Leitung löscht es.',
    kinds: {
      reports: 'Berichte',
      observations: 'Beobachtungen und Gesprächsblätter',
      students: 'Kinder, die die Schule verlassen haben',
      pictures: 'Bilder und Fotos',
      audit: 'Protokoll',
    },
    child: 'Ein Kind auf Antrag',
    childText: (days) =>
      `Inhaber/innen und Admins löschen ein Kind unter „Schule → Löschungen“. ${days} Tage lang lässt sich das zurücknehmen, dann geht alles, was diese Tabellen von ihm haben. Abgeschlossene Berichte bleiben, wenn die Schule sie aufbewahren muss.`,
    categories: 'Was zu einem Kind gehört',
    categoryColumns: ['Kategorie', 'Tabellen'],
    closing: 'Eine Schule am Ende des Vertrags',
    closingText: (days) =>
      `Die Schule lädt alles herunter und wird geschlossen. ${days} Tage lang lässt sich das zurücknehmen, dann werden alle ihre Zeilen und Dateien entfernt.`,
    backup: 'Sicherungskopien',
    backupText: (days) =>
      `Jede wird nach ${days} Tagen gelöscht. Nach einem Zurückholen ist erneut zu löschen, was danach gelöscht wurde; die Löschnachweise nennen es.`,
    proof: 'Nachweis',
    proofText:
      'Zu jedem gelöschten Kind gibt es einen signierten Löschnachweis mit Zahlen und ohne Namen. Das Protokoll behält, wer gelöscht hat, und nicht mehr wen.',
  },
}
