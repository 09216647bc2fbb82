import type { PaperTexts } from '../paper-texts'

export const english: PaperTexts = {
  files: { record: 'record-of-processing.md', measures: 'measures.md', erasure: 'erasure-concept.md' },
  made: (day, version) =>
    `Generated on ${day} by Lernspur ${version} from its settings and from what it stores. Check and complete it; generate it again after a new version or changed settings.`,
  operator: 'Processor (operator)',
  missing: 'not given yet',
  fields: {
    name: 'Name',
    address: 'Address',
    representative: 'Represented by',
    contact: 'E-mail',
    phone: 'Phone',
    privacyContact: 'Data protection',
    installation: 'Installation',
  },
  record: {
    title: 'Record of processing activities',
    european: 'Under Art. 30 GDPR: para. 2 for the operator, and as a draft under para. 1 for the schools.',
    swiss: 'Under Art. 12 revFADP and the law of the canton, for the operator and as a draft for the schools.',
    onBehalf: 'Controllers',
    onBehalfText:
      'The schools for which the installation is run, each for its data. Their names are in the provider’s area under “Schools”.',
    purposes: 'Recording and evaluating how children learn, writing and printing reports, managing classes and rights.',
    basis:
      'The basis is the educational task of the school under the school law of its state, and the contract on processing on its behalf.',
    students: 'Children',
    parents: 'Parents and guardians',
    parentsText: 'Only as far as a teacher mentions them in an agreement or a note; they have no accounts.',
    staff: 'Teachers, heads and people of the provider',
    columns: ['Category', 'Data', 'Tables'],
    recipients: 'Recipients',
    recipientColumns: ['Who', 'What', 'Where'],
    thirdCountry: 'Third countries',
    thirdCountryText:
      'Lernspur itself transfers nothing to third countries. Where the recipients named here are is for the operator to add.',
    periods: 'Periods: see the erasure concept.',
    measures: 'Technical and organisational measures: see there.',
  },
  recipients: {
    inside: ['People of the school', 'What is shared with them'],
    provider: ['People of the provider', 'Numbers and accounts, no observations, reports and names of children'],
    mail: ['Mail server', 'Address and text of invitations, codes and notifications'],
    files: ['Store for files', 'Pictures, photos and programs'],
    database: ['Database server', 'All data'],
    reporting: ['Service for error reports', 'Errors, timings and recordings, masked'],
    identityProvider: [
      'School portal for signing in',
      'Who signs in and out; in return the portal of a state gives pseudonym, school numbers and role, names only if agreed, and to a school that gets its class lists there the names, dates of birth and classes of its children',
    ],
  },
  ownServer: 'this server',
  measures: {
    title: 'Technical and organisational measures',
    european: 'Under Art. 32 GDPR.',
    swiss: 'Under Art. 8 revFADP and Art. 3 DPO.',
    columns: ['Measure', 'Shown by'],
    evidence: 'The right column names the test or file that shows it.',
    yours: 'What the operator adds',
    yoursText: [
      'Who may enter and administer the server, and how that is recorded',
      'Encryption of disks',
      'How staff are bound to confidentiality and trained',
      'Where backup copies are, and when a restore was last practised',
      'How a breach is noticed and reported',
    ],
  },
  measureGroups: {
    access: 'Access',
    separation: 'Separation',
    transport: 'Encryption and transport',
    integrity: 'Input and integrity',
    availability: 'Availability',
    review: 'Review',
  },
  measure: {
    signIn: 'Sign-in by password (argon2id) or through a school portal; sessions end by themselves',
    secondFactor: 'A second factor, open to everybody',
    throttle: 'Attempts to sign in are throttled',
    rights: 'No call without a declared right; rights by class and subject',
    tenants:
      'Every row belongs to a school; the database separates schools (row-level security), each service with least rights',
    provider: 'The provider sees numbers, no contents',
    https: 'Reachable encrypted only (HTTPS, HSTS)',
    device: 'What stays on devices for working without a network is encrypted (AES-GCM)',
    backups: 'Backup copies are signed and, with a key, encrypted (age)',
    audit: 'An audit log of who changed what and when, which nobody can change',
    input: 'Every input is checked on the server',
    releases: 'Only what is signed and unchanged is served',
    restore: 'Backups of the running installation, checked after each run, and practised restores',
    offline: 'Working without a network; no input is lost',
    criteria: 'Own examination by OWASP ASVS 5.0 and the criteria of VIDIS',
    notice: 'The privacy notice and these papers are made from what is stored',
  },
  settings: {
    title: 'By the settings of this installation',
    https: (isOn) => (isOn ? 'The address is encrypted (https).' : 'The address is not encrypted (http).'),
    listen: (address) =>
      address
        ? `Behind the proxy only ${address} listens.`
        : 'All addresses of the server listen: close the port to others.',
    backupKey: (isOn) =>
      isOn ? 'Backup copies are encrypted.' : 'Backup copies are not encrypted (LERNSPUR_BACKUP_KEY is missing).',
    reporting: (host) =>
      host ? `Errors and masked recordings go to ${host}.` : 'Errors are reported to nobody, and nothing is recorded.',
  },
  erasure: {
    title: 'Erasure concept',
    intro: 'What is deleted when, by itself, by the school or on request.',
    itself: 'By itself',
    columns: ['What', 'Period'],
    device: 'On devices',
    school: 'By the school, after periods of its state',
    schoolText:
      'The years by kind and state are with their sources under “School → Retention”; a school chooses no fewer than are prescribed. What is due is shown there, and the head deletes it.',
    kinds: {
      reports: 'Reports',
      observations: 'Observations and talk sheets',
      students: 'Children who have left the school',
      pictures: 'Pictures and photos',
      audit: 'Audit log',
    },
    child: 'A child on request',
    childText: (days) =>
      `Owners and admins erase a child under “School → Erasures”. It can be undone for ${days} days, then everything goes that these tables have of it. Completed reports stay if the school has to keep them.`,
    categories: 'What belongs to a child',
    categoryColumns: ['Category', 'Tables'],
    closing: 'A school at the end of its contract',
    closingText: (days) =>
      `The school downloads everything and is closed. It can be undone for ${days} days, then all its rows and files are removed.`,
    backup: 'Backup copies',
    backupText: (days) =>
      `Each is deleted after ${days} days. After a restore, erase again what was erased since; the receipts name it.`,
    proof: 'Proof',
    proofText:
      'Each erased child has a signed receipt with numbers and without names. The audit log keeps who erased, and no longer whom.',
  },
}
