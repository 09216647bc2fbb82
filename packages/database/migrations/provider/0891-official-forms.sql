-- Official forms of school reports: one for each Land or canton and kind of report, as data (rule form.1). Blocks, their
-- order and their words are in `content`, which the schema of the contract describes. Schools get versions, which never
-- change; a draft is what the provider is editing.
create table official_form (
  id uuid primary key default uuidv7(),
  country_id uuid not null references country,
  -- Without one it is for all states of the country.
  state_id uuid references state,
  -- Without one it is for all types of school.
  school_type_id uuid references school_type,
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  -- A form that is no longer offered; schools that have chosen it keep its last version.
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Rows are never changed or deleted, because reports refer to them.
create table official_form_version (
  id uuid primary key default uuidv7(),
  official_form_id uuid not null references official_form,
  number integer not null check (number > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Null for those that came with the product, and when the account is gone.
  published_by_id uuid references app_user on delete set null,
  published_at timestamptz not null default now(),
  unique (official_form_id, number)
);

grant select on official_form, official_form_version to lernspur_school_admin, lernspur_teacher;
grant select, insert, update on official_form to lernspur_provider;
grant select, insert on official_form_version to lernspur_provider;
grant references on official_form_version to lernspur_teacher_owner;

-- The first forms, written from public knowledge of the rules that each names. Nobody has compared them with the
-- official patterns yet, and each says so.
with first_form (country, state, content) as (values
  ('DE', 'Niedersachsen', $form${"name": "Grundschule, Berichtszeugnis (Schuljahrgänge 1 und 2)", "schoolLevels": [1, 2], "source": "Zu prüfen: RdErl. d. MK „Zeugnisse in den allgemein bildenden Schulen“ vom 10. November 2023 (SVBl. S. 671), Anlage Muster Nr. 1 (Kopfteil) und Nr. 2 (Schlussteil); Mittelteil nach Nr. 5.1.1.", "sourceUrl": "https://voris.wolterskluwer-online.de/browse/document/6a40834a-fec7-3e38-b52b-3b4bff8c62f2", "isVerified": false, "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"]},
    {"kind": "student", "fields": [{"field": "firstName", "label": "Vorname"}, {"field": "lastName", "label": "Name"}, {"field": "birthDate", "label": "geboren am"}, {"field": "birthPlace", "label": "in"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolLevel", "label": "Schuljahrgang"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Schulhalbjahr"}]},
    {"kind": "text", "key": "interests", "label": "Interessen, Fähigkeiten und Fertigkeiten", "options": [], "hasText": true},
    {"kind": "subjects", "label": "Erreichte Kompetenzen und Lernentwicklung in den Fächern", "rows": "standard", "hasCompetences": true, "hasComments": true, "grades": []},
    {"kind": "workBehaviour", "key": "work", "label": "Arbeitsverhalten", "options": ["Das Arbeitsverhalten verdient besondere Anerkennung.", "Das Arbeitsverhalten entspricht den Erwartungen in vollem Umfang.", "Das Arbeitsverhalten entspricht den Erwartungen.", "Das Arbeitsverhalten entspricht den Erwartungen mit Einschränkungen.", "Das Arbeitsverhalten entspricht nicht den Erwartungen."], "hasText": true},
    {"kind": "socialBehaviour", "key": "social", "label": "Sozialverhalten", "options": ["Das Sozialverhalten verdient besondere Anerkennung.", "Das Sozialverhalten entspricht den Erwartungen in vollem Umfang.", "Das Sozialverhalten entspricht den Erwartungen.", "Das Sozialverhalten entspricht den Erwartungen mit Einschränkungen.", "Das Sozialverhalten entspricht nicht den Erwartungen."], "hasText": true},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "promotion", "key": "promotion", "label": "Übergang in den nächsten Schuljahrgang", "options": ["{firstName} rückt in den Schuljahrgang {nextLevel} auf.", "{firstName} durchläuft die Eingangsstufe in drei Schuljahren."], "hasText": true},
    {"kind": "absences", "label": "Versäumte Tage:", "unit": "days"},
    {"kind": "conference", "label": "Konferenzbeschluss vom"},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "classTeacher", "label": "Klassenlehrerin, Klassenlehrer"}, {"signer": "guardians", "label": "Gesehen: Erziehungsberechtigte"}]}
  ]}$form$::jsonb),
  ('DE', 'Niedersachsen', $form${"name": "Grundschule, Notenzeugnis (Schuljahrgänge 3 und 4)", "schoolLevels": [3, 4], "source": "Zu prüfen: RdErl. d. MK „Zeugnisse in den allgemein bildenden Schulen“ vom 10. November 2023 (SVBl. S. 671), Anlage Muster Nr. 1 (Kopfteil) und Nr. 2 (Schlussteil); Mittelteil nach Nr. 5.1.", "sourceUrl": "https://voris.wolterskluwer-online.de/browse/document/6a40834a-fec7-3e38-b52b-3b4bff8c62f2", "isVerified": false, "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"]},
    {"kind": "student", "fields": [{"field": "firstName", "label": "Vorname"}, {"field": "lastName", "label": "Name"}, {"field": "birthDate", "label": "geboren am"}, {"field": "birthPlace", "label": "in"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolLevel", "label": "Schuljahrgang"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Schulhalbjahr"}]},
    {"kind": "subjects", "label": "Leistungen in den Fächern", "rows": "compact", "hasCompetences": true, "hasComments": true, "grades": [{"grade": "1", "meaning": "sehr gut", "from": 88}, {"grade": "2", "meaning": "gut", "from": 71}, {"grade": "3", "meaning": "befriedigend", "from": 54}, {"grade": "4", "meaning": "ausreichend", "from": 38}, {"grade": "5", "meaning": "mangelhaft", "from": 17}, {"grade": "6", "meaning": "ungenügend", "from": 0}]},
    {"kind": "text", "key": "groups", "label": "Teilnahme an Arbeitsgemeinschaften und Fördermaßnahmen", "options": [], "hasText": true},
    {"kind": "text", "key": "interests", "label": "Interessen und Fähigkeiten", "options": [], "hasText": true},
    {"kind": "workBehaviour", "key": "work", "label": "Arbeitsverhalten", "options": ["Das Arbeitsverhalten verdient besondere Anerkennung.", "Das Arbeitsverhalten entspricht den Erwartungen in vollem Umfang.", "Das Arbeitsverhalten entspricht den Erwartungen.", "Das Arbeitsverhalten entspricht den Erwartungen mit Einschränkungen.", "Das Arbeitsverhalten entspricht nicht den Erwartungen."], "hasText": true},
    {"kind": "socialBehaviour", "key": "social", "label": "Sozialverhalten", "options": ["Das Sozialverhalten verdient besondere Anerkennung.", "Das Sozialverhalten entspricht den Erwartungen in vollem Umfang.", "Das Sozialverhalten entspricht den Erwartungen.", "Das Sozialverhalten entspricht den Erwartungen mit Einschränkungen.", "Das Sozialverhalten entspricht nicht den Erwartungen."], "hasText": true},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "promotion", "key": "promotion", "label": "Versetzung", "options": ["{firstName} wird in den Schuljahrgang {nextLevel} versetzt.", "{firstName} wird nicht versetzt.", "{firstName} geht in den Schuljahrgang {nextLevel} der weiterführenden Schule über."], "hasText": true},
    {"kind": "absences", "label": "Versäumte Tage:", "unit": "days"},
    {"kind": "conference", "label": "Konferenzbeschluss vom"},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "classTeacher", "label": "Klassenlehrerin, Klassenlehrer"}, {"signer": "guardians", "label": "Gesehen: Erziehungsberechtigte"}]}
  ]}$form$::jsonb),
  ('DE', 'Bayern', $form${"name": "Grundschule, Zeugnis ohne Noten (Jahrgangsstufen 1 und 2)", "schoolLevels": [1, 2], "source": "Zu prüfen: Bekanntmachung „Vollzug der Schulordnung für die Grundschulen in Bayern; hier: Zeugnismuster“ vom 3. Dezember 2020, Az. III.4-BS7610.0/18/1 (BayMBl. Nr. 748), Anlage; § 15 GrSO Abs. 2 Satz 1.", "sourceUrl": "https://www.gesetze-bayern.de/Content/Document/BayVV_2232_2_K_11648/true", "isVerified": false, "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"]},
    {"kind": "student", "fields": [{"field": "firstName", "label": "Vorname"}, {"field": "lastName", "label": "Familienname"}, {"field": "birthDate", "label": "geboren am"}, {"field": "birthPlace", "label": "in"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolLevel", "label": "Jahrgangsstufe"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Schulhalbjahr"}]},
    {"kind": "socialBehaviour", "key": "social", "label": "Sozialverhalten", "options": [], "hasText": true},
    {"kind": "workBehaviour", "key": "work", "label": "Lern- und Arbeitsverhalten", "options": [], "hasText": true},
    {"kind": "text", "key": "development", "label": "Individuelle Lernentwicklung", "options": [], "hasText": true},
    {"kind": "text", "key": "engagement", "label": "Zusätzliches Engagement", "options": [], "hasText": true},
    {"kind": "subjects", "label": "Leistungsstand in den Fächern", "rows": "standard", "hasCompetences": true, "hasComments": true, "grades": []},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "classTeacher", "label": "Klassenleitung"}, {"signer": "guardians", "label": "Kenntnis genommen: Erziehungsberechtigte"}]}
  ]}$form$::jsonb),
  ('DE', 'Bayern', $form${"name": "Grundschule, Zeugnis mit Noten (Jahrgangsstufen 2 bis 4)", "schoolLevels": [2, 3, 4], "source": "Zu prüfen: Bekanntmachung „Vollzug der Schulordnung für die Grundschulen in Bayern; hier: Zeugnismuster“ vom 3. Dezember 2020, Az. III.4-BS7610.0/18/1 (BayMBl. Nr. 748), Anlage; § 15 GrSO Abs. 2 Satz 2.", "sourceUrl": "https://www.gesetze-bayern.de/Content/Document/BayVV_2232_2_K_11648/true", "isVerified": false, "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"]},
    {"kind": "student", "fields": [{"field": "firstName", "label": "Vorname"}, {"field": "lastName", "label": "Familienname"}, {"field": "birthDate", "label": "geboren am"}, {"field": "birthPlace", "label": "in"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolLevel", "label": "Jahrgangsstufe"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Schulhalbjahr"}]},
    {"kind": "socialBehaviour", "key": "social", "label": "Sozialverhalten", "options": [], "hasText": true},
    {"kind": "workBehaviour", "key": "work", "label": "Lern- und Arbeitsverhalten", "options": [], "hasText": true},
    {"kind": "text", "key": "development", "label": "Individuelle Lernentwicklung", "options": [], "hasText": true},
    {"kind": "text", "key": "engagement", "label": "Zusätzliches Engagement", "options": [], "hasText": true},
    {"kind": "subjects", "label": "Noten und Aussagen zum Kompetenzerwerb in den Fächern", "rows": "compact", "hasCompetences": true, "hasComments": true, "grades": [{"grade": "1", "meaning": "sehr gut", "from": 88}, {"grade": "2", "meaning": "gut", "from": 71}, {"grade": "3", "meaning": "befriedigend", "from": 54}, {"grade": "4", "meaning": "ausreichend", "from": 38}, {"grade": "5", "meaning": "mangelhaft", "from": 17}, {"grade": "6", "meaning": "ungenügend", "from": 0}]},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "promotion", "key": "promotion", "label": "Vorrücken", "options": ["Die Erlaubnis zum Vorrücken in die Jahrgangsstufe {nextLevel} ist erteilt.", "Die Erlaubnis zum Vorrücken ist nicht erteilt."], "hasText": false},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "classTeacher", "label": "Klassenleitung"}, {"signer": "guardians", "label": "Kenntnis genommen: Erziehungsberechtigte"}]}
  ]}$form$::jsonb),
  ('DE', 'Nordrhein-Westfalen', $form${"name": "Grundschule, Zeugnis der Schuleingangsphase (Klassen 1 und 2)", "schoolLevels": [1, 2], "source": "Zu prüfen: § 6 der Ausbildungsordnung Grundschule (AO-GS) und § 49 Abs. 2 und 3 des Schulgesetzes für das Land Nordrhein-Westfalen, ohne Noten (§ 6 Abs. 2 AO-GS).", "sourceUrl": "https://bass.schule.nrw/", "isVerified": false, "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"]},
    {"kind": "student", "fields": [{"field": "name", "label": "Vorname und Name"}, {"field": "birthDate", "label": "geboren am"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Schulhalbjahr"}]},
    {"kind": "absences", "label": "Versäumte Stunden:", "unit": "lessons"},
    {"kind": "workBehaviour", "key": "work", "label": "Arbeitsverhalten", "options": [], "hasText": true},
    {"kind": "socialBehaviour", "key": "social", "label": "Sozialverhalten", "options": [], "hasText": true},
    {"kind": "subjects", "label": "Lernentwicklung und Leistungsstand in den Fächern", "rows": "standard", "hasCompetences": true, "hasComments": true, "grades": []},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "promotion", "key": "promotion", "label": "Versetzung", "options": ["{firstName} nimmt im nächsten Schuljahr am Unterricht der Klasse {nextLevel} teil.", "{firstName} wird in die Klasse {nextLevel} versetzt.", "{firstName} besucht die Schuleingangsphase im dritten Jahr."], "hasText": true},
    {"kind": "conference", "label": "Konferenzbeschluss vom"},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "classTeacher", "label": "Klassenleitung"}, {"signer": "guardians", "label": "Kenntnis genommen: Erziehungsberechtigte"}]}
  ]}$form$::jsonb),
  ('DE', 'Nordrhein-Westfalen', $form${"name": "Grundschule, Zeugnis mit Noten (Klassen 3 und 4)", "schoolLevels": [3, 4], "source": "Zu prüfen: § 6 der Ausbildungsordnung Grundschule (AO-GS) und § 49 Abs. 2 und 3 des Schulgesetzes für das Land Nordrhein-Westfalen, mit Noten (§ 6 Abs. 3 und 4 AO-GS).", "sourceUrl": "https://bass.schule.nrw/", "isVerified": false, "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"]},
    {"kind": "student", "fields": [{"field": "name", "label": "Vorname und Name"}, {"field": "birthDate", "label": "geboren am"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Schulhalbjahr"}]},
    {"kind": "absences", "label": "Versäumte Stunden:", "unit": "lessons"},
    {"kind": "workBehaviour", "key": "work", "label": "Arbeitsverhalten", "options": [], "hasText": true},
    {"kind": "socialBehaviour", "key": "social", "label": "Sozialverhalten", "options": [], "hasText": true},
    {"kind": "subjects", "label": "Lernentwicklung, Leistungsstand und Noten in den Fächern", "rows": "compact", "hasCompetences": true, "hasComments": true, "grades": [{"grade": "1", "meaning": "sehr gut", "from": 88}, {"grade": "2", "meaning": "gut", "from": 71}, {"grade": "3", "meaning": "befriedigend", "from": 54}, {"grade": "4", "meaning": "ausreichend", "from": 38}, {"grade": "5", "meaning": "mangelhaft", "from": 17}, {"grade": "6", "meaning": "ungenügend", "from": 0}]},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "promotion", "key": "promotion", "label": "Versetzung", "options": ["{firstName} wird in die Klasse {nextLevel} versetzt.", "{firstName} wird nicht versetzt."], "hasText": true},
    {"kind": "recommendation", "key": "recommendation", "label": "Empfehlung für die weiterführende Schule", "options": ["Hauptschule", "Realschule", "Gymnasium", "Gesamtschule oder Sekundarschule"], "hasText": true},
    {"kind": "conference", "label": "Konferenzbeschluss vom"},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "classTeacher", "label": "Klassenleitung"}, {"signer": "guardians", "label": "Kenntnis genommen: Erziehungsberechtigte"}]}
  ]}$form$::jsonb),
  ('CH', 'Zürich', $form${"name": "Primarstufe, Zeugnis (2. bis 6. Klasse)", "schoolLevels": [2, 3, 4, 5, 6], "source": "Zu prüfen: Reglement über die Ausstellung der Schulzeugnisse (Zeugnisreglement, LS 412.121.31) und Zeugnisformular der Bildungsdirektion.", "sourceUrl": "https://lexaris.de/book/version/documentflat/head/218868", "isVerified": false, "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"]},
    {"kind": "student", "fields": [{"field": "lastName", "label": "Name"}, {"field": "firstName", "label": "Vorname"}, {"field": "birthDate", "label": "Geburtsdatum"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Semester"}]},
    {"kind": "subjects", "label": "Leistungen in den Fachbereichen", "rows": "compact", "hasCompetences": true, "hasComments": true, "grades": [{"grade": "6", "meaning": "sehr gut", "from": 92}, {"grade": "5–6", "meaning": "", "from": 83}, {"grade": "5", "meaning": "gut", "from": 74}, {"grade": "4–5", "meaning": "", "from": 64}, {"grade": "4", "meaning": "genügend", "from": 50}, {"grade": "3–4", "meaning": "", "from": 41}, {"grade": "3", "meaning": "ungenügend", "from": 32}, {"grade": "2–3", "meaning": "", "from": 23}, {"grade": "2", "meaning": "schwach", "from": 14}, {"grade": "1–2", "meaning": "", "from": 6}, {"grade": "1", "meaning": "sehr schwach", "from": 0}]},
    {"kind": "wording", "text": "Arbeits- und Lernverhalten, Sozialverhalten"},
    {"kind": "workBehaviour", "key": "punctuality", "label": "Kommt pünktlich und vorbereitet in den Unterricht", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "workBehaviour", "key": "participation", "label": "Beteiligt sich am Unterricht", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "workBehaviour", "key": "concentration", "label": "Arbeitet konzentriert und mit Ausdauer", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "workBehaviour", "key": "care", "label": "Führt Arbeiten sorgfältig und zuverlässig aus", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "workBehaviour", "key": "selfAssessment", "label": "Schätzt das eigene Können richtig ein", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "socialBehaviour", "key": "cooperation", "label": "Arbeitet mit anderen zusammen", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "socialBehaviour", "key": "rules", "label": "Hält die Regeln der Gemeinschaft ein", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "socialBehaviour", "key": "respect", "label": "Begegnet anderen mit Achtung", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "promotion", "key": "promotion", "label": "Laufbahnentscheid", "options": ["Übertritt in die {nextLevel}. Klasse.", "Wiederholung der {schoolLevel}. Klasse."], "hasText": true},
    {"kind": "conference", "label": "Elterngespräch am"},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "classTeacher", "label": "Klassenlehrperson"}, {"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "guardians", "label": "Erziehungsberechtigte"}]}
  ]}$form$::jsonb)
), added as (
  insert into official_form (country_id, state_id, draft)
  select st.country_id, st.id, first_form.content
  from first_form
  join country co on co.code = first_form.country
  join state st on st.country_id = co.id and st.name = first_form.state
  returning id, draft
)
insert into official_form_version (official_form_id, number, content) select id, 1, draft from added;
