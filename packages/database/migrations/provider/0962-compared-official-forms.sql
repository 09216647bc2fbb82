-- The second version of the first forms, after comparing them with what is public of their official texts (rule form.2): order,
-- wording, half-years, seal, page break and instruction on appeals. Nobody of the provider has checked them, so they stay
-- "to be checked". A form that a provider has edited or published since stays as it is.
with next_form (state, name, types, content) as (values
  ('Niedersachsen', 'Grundschule, Berichtszeugnis (Schuljahrgänge 1 und 2)', array['Grundschule'], $form${"name": "Grundschule, Berichtszeugnis (Schuljahrgänge 1 und 2)", "schoolLevels": [1, 2], "source": "RdErl. d. MK „Zeugnisse in den allgemein bildenden Schulen“ vom 10. November 2023 (SVBl. S. 671), Nr. 4.1 bis 4.3 und 5.1.1, Anlage Muster Nr. 1 (Kopfteil), Nr. 2 (Schlussteil) und Nr. 3.1 (Berichtszeugnis).", "sourceUrl": "https://voris.wolterskluwer-online.de/browse/document/6a40834a-fec7-3e38-b52b-3b4bff8c62f2", "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"]},
    {"kind": "student", "fields": [{"field": "firstName", "label": "Vorname"}, {"field": "lastName", "label": "Name"}, {"field": "birthDate", "label": "geboren am"}, {"field": "birthPlace", "label": "in"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolLevel", "label": "Schuljahrgang"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Schulhalbjahr"}]},
    {"kind": "text", "key": "interests", "label": "Interessen, Fähigkeiten und Fertigkeiten", "options": [], "hasText": true},
    {"kind": "subjects", "label": "Erreichte Kompetenzen und Lernentwicklung in den Fächern", "rows": "standard", "hasCompetences": true, "hasComments": true, "grades": []},
    {"kind": "workBehaviour", "key": "work", "label": "Arbeitsverhalten", "options": ["Das Arbeitsverhalten verdient besondere Anerkennung.", "Das Arbeitsverhalten entspricht den Erwartungen in vollem Umfang.", "Das Arbeitsverhalten entspricht den Erwartungen.", "Das Arbeitsverhalten entspricht den Erwartungen mit Einschränkungen.", "Das Arbeitsverhalten entspricht nicht den Erwartungen."], "hasText": true},
    {"kind": "socialBehaviour", "key": "social", "label": "Sozialverhalten", "options": ["Das Sozialverhalten verdient besondere Anerkennung.", "Das Sozialverhalten entspricht den Erwartungen in vollem Umfang.", "Das Sozialverhalten entspricht den Erwartungen.", "Das Sozialverhalten entspricht den Erwartungen mit Einschränkungen.", "Das Sozialverhalten entspricht nicht den Erwartungen."], "hasText": true},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "promotion", "key": "promotion", "label": "Vermerk zum Aufrücken", "options": ["{firstName} rückt in den dritten Schuljahrgang auf.", "Auf Beschluss der Klassenkonferenz wird die Eingangsstufe in drei Schuljahren durchlaufen."], "hasText": true, "schoolLevels": [2], "semester": "second"},
    {"kind": "absences", "label": "Versäumte Tage:", "unit": "days"},
    {"kind": "conference", "label": "Konferenzbeschluss vom"},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "classTeacher", "label": "Klassenlehrerin, Klassenlehrer"}, {"signer": "guardians", "label": "Gesehen: Erziehungsberechtigte"}]}
  ]}$form$::jsonb),
  ('Niedersachsen', 'Grundschule, Notenzeugnis (Schuljahrgänge 3 und 4)', array['Grundschule'], $form${"name": "Grundschule, Notenzeugnis (Schuljahrgänge 3 und 4)", "schoolLevels": [3, 4], "source": "RdErl. d. MK „Zeugnisse in den allgemein bildenden Schulen“ vom 10. November 2023 (SVBl. S. 671), Nr. 4.1 bis 4.3 und 5.1, Anlage Muster Nr. 1 (Kopfteil) und Nr. 2 (Schlussteil).", "sourceUrl": "https://voris.wolterskluwer-online.de/browse/document/6a40834a-fec7-3e38-b52b-3b4bff8c62f2", "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"]},
    {"kind": "student", "fields": [{"field": "firstName", "label": "Vorname"}, {"field": "lastName", "label": "Name"}, {"field": "birthDate", "label": "geboren am"}, {"field": "birthPlace", "label": "in"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolLevel", "label": "Schuljahrgang"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Schulhalbjahr"}]},
    {"kind": "subjects", "label": "Leistungen in den Fächern", "rows": "compact", "hasCompetences": true, "hasComments": true, "grades": [{"grade": "1", "meaning": "sehr gut", "from": 88}, {"grade": "2", "meaning": "gut", "from": 71}, {"grade": "3", "meaning": "befriedigend", "from": 54}, {"grade": "4", "meaning": "ausreichend", "from": 38}, {"grade": "5", "meaning": "mangelhaft", "from": 17}, {"grade": "6", "meaning": "ungenügend", "from": 0}]},
    {"kind": "text", "key": "groups", "label": "Teilnahme an Arbeitsgemeinschaften und Fördermaßnahmen", "options": [], "hasText": true, "isOptional": true},
    {"kind": "text", "key": "interests", "label": "Interessen und Fähigkeiten", "options": [], "hasText": true, "isOptional": true},
    {"kind": "workBehaviour", "key": "work", "label": "Arbeitsverhalten", "options": ["Das Arbeitsverhalten verdient besondere Anerkennung.", "Das Arbeitsverhalten entspricht den Erwartungen in vollem Umfang.", "Das Arbeitsverhalten entspricht den Erwartungen.", "Das Arbeitsverhalten entspricht den Erwartungen mit Einschränkungen.", "Das Arbeitsverhalten entspricht nicht den Erwartungen."], "hasText": true},
    {"kind": "socialBehaviour", "key": "social", "label": "Sozialverhalten", "options": ["Das Sozialverhalten verdient besondere Anerkennung.", "Das Sozialverhalten entspricht den Erwartungen in vollem Umfang.", "Das Sozialverhalten entspricht den Erwartungen.", "Das Sozialverhalten entspricht den Erwartungen mit Einschränkungen.", "Das Sozialverhalten entspricht nicht den Erwartungen."], "hasText": true},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "promotion", "key": "promotion", "label": "Versetzungsvermerk", "options": ["{firstName} wird in den Schuljahrgang {nextLevel} versetzt.", "{firstName} wird nicht versetzt.", "{firstName} geht in den Schuljahrgang {nextLevel} der weiterführenden Schule über."], "hasText": true, "semester": "second"},
    {"kind": "absences", "label": "Versäumte Tage:", "unit": "days"},
    {"kind": "conference", "label": "Konferenzbeschluss vom"},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "classTeacher", "label": "Klassenlehrerin, Klassenlehrer"}, {"signer": "guardians", "label": "Gesehen: Erziehungsberechtigte"}]}
  ]}$form$::jsonb),
  ('Bayern', 'Grundschule, Zeugnis ohne Noten (Jahrgangsstufen 1 und 2)', array['Grundschule'], $form${"name": "Grundschule, Zeugnis ohne Noten (Jahrgangsstufen 1 und 2)", "schoolLevels": [1, 2], "source": "Bekanntmachung „Vollzug der Schulordnung für die Grundschulen in Bayern; hier: Zeugnismuster“ vom 3. Dezember 2020, Az. III.4-BS7610.0/18/1 (BayMBl. Nr. 748), Anlage; Nr. 1.1 und 1.2; § 15 GrSO Abs. 2 Satz 1 und 4.", "sourceUrl": "https://www.gesetze-bayern.de/Content/Document/BayVV_2232_2_K_11648/true", "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"], "semesterLines": {"first": "Zwischenzeugnis", "second": "Jahreszeugnis"}},
    {"kind": "student", "fields": [{"field": "firstName", "label": "Vorname"}, {"field": "lastName", "label": "Familienname"}, {"field": "birthDate", "label": "geboren am"}, {"field": "birthPlace", "label": "in"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolLevel", "label": "Jahrgangsstufe"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Schulhalbjahr"}]},
    {"kind": "socialBehaviour", "key": "social", "label": "Sozialverhalten", "options": [], "hasText": true},
    {"kind": "workBehaviour", "key": "work", "label": "Lern- und Arbeitsverhalten", "options": [], "hasText": true},
    {"kind": "text", "key": "development", "label": "Individuelle Lernentwicklung", "options": [], "hasText": true},
    {"kind": "text", "key": "engagement", "label": "Zusätzliches Engagement", "options": [], "hasText": true, "isOptional": true},
    {"kind": "subjects", "label": "Aussagen zum Kompetenzerwerb in den Fächern", "rows": "standard", "hasCompetences": true, "hasComments": true, "grades": [], "startsPage": true},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "classTeacher", "label": "Klassenleitung"}, {"signer": "guardians", "label": "Kenntnis genommen: Erziehungsberechtigte"}], "semester": "first"},
    {"kind": "signatures", "lines": [{"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "classTeacher", "label": "Klassenleitung"}, {"signer": "guardians", "label": "Kenntnis genommen: Erziehungsberechtigte"}], "semester": "second", "sealLabel": "(Siegel)"}
  ]}$form$::jsonb),
  ('Bayern', 'Grundschule, Zeugnis mit Noten (Jahrgangsstufen 2 bis 4)', array['Grundschule'], $form${"name": "Grundschule, Zeugnis mit Noten (Jahrgangsstufen 2 bis 4)", "schoolLevels": [2, 3, 4], "source": "Bekanntmachung „Vollzug der Schulordnung für die Grundschulen in Bayern; hier: Zeugnismuster“ vom 3. Dezember 2020, Az. III.4-BS7610.0/18/1 (BayMBl. Nr. 748), Anlage; Nr. 1.1 und 1.2; § 15 GrSO Abs. 2 Satz 2 bis 4.", "sourceUrl": "https://www.gesetze-bayern.de/Content/Document/BayVV_2232_2_K_11648/true", "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"], "semesterLines": {"first": "Zwischenzeugnis", "second": "Jahreszeugnis"}},
    {"kind": "student", "fields": [{"field": "firstName", "label": "Vorname"}, {"field": "lastName", "label": "Familienname"}, {"field": "birthDate", "label": "geboren am"}, {"field": "birthPlace", "label": "in"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolLevel", "label": "Jahrgangsstufe"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Schulhalbjahr"}]},
    {"kind": "socialBehaviour", "key": "social", "label": "Sozialverhalten", "options": [], "hasText": true},
    {"kind": "workBehaviour", "key": "work", "label": "Lern- und Arbeitsverhalten", "options": [], "hasText": true},
    {"kind": "text", "key": "development", "label": "Individuelle Lernentwicklung", "options": [], "hasText": true},
    {"kind": "text", "key": "engagement", "label": "Zusätzliches Engagement", "options": [], "hasText": true, "isOptional": true},
    {"kind": "subjects", "label": "Noten und Aussagen zum Kompetenzerwerb in den Fächern", "rows": "compact", "hasCompetences": true, "hasComments": true, "grades": [{"grade": "1", "meaning": "sehr gut", "from": 88}, {"grade": "2", "meaning": "gut", "from": 71}, {"grade": "3", "meaning": "befriedigend", "from": 54}, {"grade": "4", "meaning": "ausreichend", "from": 38}, {"grade": "5", "meaning": "mangelhaft", "from": 17}, {"grade": "6", "meaning": "ungenügend", "from": 0}], "startsPage": true},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "promotion", "key": "promotion", "label": "Vorrücken", "options": ["Die Erlaubnis zum Vorrücken in die Jahrgangsstufe {nextLevel} hat {firstName} erhalten.", "Die Erlaubnis zum Vorrücken hat {firstName} nicht erhalten."], "hasText": false, "semester": "second"},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "classTeacher", "label": "Klassenleitung"}, {"signer": "guardians", "label": "Kenntnis genommen: Erziehungsberechtigte"}], "semester": "first"},
    {"kind": "signatures", "lines": [{"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "classTeacher", "label": "Klassenleitung"}, {"signer": "guardians", "label": "Kenntnis genommen: Erziehungsberechtigte"}], "semester": "second", "sealLabel": "(Siegel)"}
  ]}$form$::jsonb),
  ('Nordrhein-Westfalen', 'Grundschule, Zeugnis der Schuleingangsphase (Klassen 1 und 2)', array['Grundschule'], $form${"name": "Grundschule, Zeugnis der Schuleingangsphase (Klassen 1 und 2)", "schoolLevels": [1, 2], "source": "§ 6 Abs. 1, 2 und 5 der Ausbildungsordnung Grundschule (AO-GS), ohne Noten nach Beschluss der Schulkonferenz (§ 6 Abs. 3 Satz 2), und § 49 Abs. 2 und 3 des Schulgesetzes für das Land Nordrhein-Westfalen.", "sourceUrl": "https://bass.schule.nrw/", "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"]},
    {"kind": "student", "fields": [{"field": "name", "label": "Vorname und Name"}, {"field": "birthDate", "label": "geboren am"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Schulhalbjahr"}]},
    {"kind": "absences", "label": "Versäumte Unterrichtsstunden:", "unit": "lessons"},
    {"kind": "workBehaviour", "key": "work", "label": "Arbeitsverhalten", "options": [], "hasText": true},
    {"kind": "socialBehaviour", "key": "social", "label": "Sozialverhalten", "options": [], "hasText": true},
    {"kind": "subjects", "label": "Lernentwicklung und Leistungsstand in den Fächern", "rows": "standard", "hasCompetences": true, "hasComments": true, "grades": []},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "promotion", "key": "promotion", "label": "Versetzung", "options": ["{firstName} nimmt im nächsten Schuljahr am Unterricht der Klasse {nextLevel} teil.", "{firstName} wird in die Klasse {nextLevel} versetzt.", "{firstName} wird nicht versetzt und besucht die Schuleingangsphase im dritten Jahr."], "hasText": true, "semester": "second"},
    {"kind": "conference", "label": "Konferenzbeschluss vom", "semester": "second"},
    {"kind": "appeal", "label": "Rechtsbehelfsbelehrung", "text": "Gegen die Entscheidung, {firstName} {lastName} nicht zu versetzen, kann innerhalb eines Monats nach Bekanntgabe des Zeugnisses Widerspruch erhoben werden. Der Widerspruch ist bei der Schule ({school}) schriftlich oder zur Niederschrift zu erheben.", "semester": "second", "decisions": ["{firstName} wird nicht versetzt und besucht die Schuleingangsphase im dritten Jahr."]},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "classTeacher", "label": "Klassenleitung"}, {"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "guardians", "label": "Kenntnis genommen: Unterschrift der Erziehungsberechtigten"}], "sealLabel": "(Siegel der Schule)"}
  ]}$form$::jsonb),
  ('Nordrhein-Westfalen', 'Grundschule, Zeugnis mit Noten (Klassen 3 und 4)', array['Grundschule'], $form${"name": "Grundschule, Zeugnis mit Noten (Versetzungszeugnis in Klasse 3, Klassen 3 und 4)", "schoolLevels": [2, 3, 4], "source": "§ 6 Abs. 1 und 3 bis 5 und § 8 der Ausbildungsordnung Grundschule (AO-GS) und § 49 Abs. 2 und 3 des Schulgesetzes für das Land Nordrhein-Westfalen.", "sourceUrl": "https://bass.schule.nrw/", "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"]},
    {"kind": "student", "fields": [{"field": "name", "label": "Vorname und Name"}, {"field": "birthDate", "label": "geboren am"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Schulhalbjahr"}]},
    {"kind": "absences", "label": "Versäumte Unterrichtsstunden:", "unit": "lessons"},
    {"kind": "workBehaviour", "key": "work", "label": "Arbeitsverhalten", "options": [], "hasText": true},
    {"kind": "socialBehaviour", "key": "social", "label": "Sozialverhalten", "options": [], "hasText": true},
    {"kind": "subjects", "label": "Lernentwicklung, Leistungsstand und Noten in den Fächern", "rows": "compact", "hasCompetences": true, "hasComments": true, "grades": [{"grade": "1", "meaning": "sehr gut", "from": 88}, {"grade": "2", "meaning": "gut", "from": 71}, {"grade": "3", "meaning": "befriedigend", "from": 54}, {"grade": "4", "meaning": "ausreichend", "from": 38}, {"grade": "5", "meaning": "mangelhaft", "from": 17}, {"grade": "6", "meaning": "ungenügend", "from": 0}]},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "promotion", "key": "promotion", "label": "Versetzung", "options": ["{firstName} wird in die Klasse {nextLevel} versetzt.", "{firstName} wird nicht versetzt."], "hasText": true, "semester": "second", "schoolLevels": [2, 3]},
    {"kind": "promotion", "key": "promotionYear4", "label": "Versetzung", "options": ["{firstName} wird in die Klasse 5 versetzt.", "{firstName} wird nicht versetzt."], "hasText": true, "semester": "second", "schoolLevels": [4]},
    {"kind": "recommendation", "key": "recommendation", "label": "Empfehlung zur Wahl der Schulformen in der Sekundarstufe I", "options": ["Hauptschule", "Realschule", "Gymnasium", "Gesamtschule oder Sekundarschule"], "hasText": true, "semester": "first", "schoolLevels": [4]},
    {"kind": "conference", "label": "Konferenzbeschluss vom", "semester": "second"},
    {"kind": "appeal", "label": "Rechtsbehelfsbelehrung", "text": "Gegen die Entscheidung, {firstName} {lastName} nicht zu versetzen, kann innerhalb eines Monats nach Bekanntgabe des Zeugnisses Widerspruch erhoben werden. Der Widerspruch ist bei der Schule ({school}) schriftlich oder zur Niederschrift zu erheben.", "semester": "second", "decisions": ["{firstName} wird nicht versetzt."]},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "classTeacher", "label": "Klassenleitung"}, {"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "guardians", "label": "Kenntnis genommen: Unterschrift der Erziehungsberechtigten"}], "sealLabel": "(Siegel der Schule)"}
  ]}$form$::jsonb),
  ('Zürich', 'Primarstufe, Zeugnis (2. bis 6. Klasse)', array['Primarschule', 'Tagesschule'], $form${"name": "Primarstufe, Zeugnis (2. bis 6. Klasse)", "schoolLevels": [2, 3, 4, 5, 6], "source": "Reglement über die Ausstellung der Schulzeugnisse (Zeugnisreglement, LS 412.121.31), §§ 3 und 5, und Zeugnisformular der Bildungsdirektion.", "sourceUrl": "https://lexaris.de/book/version/documentflat/head/218868", "blocks": [
    {"kind": "title", "lines": ["Zeugnis", "Schuljahr {schoolYear}, {semester}"]},
    {"kind": "student", "fields": [{"field": "lastName", "label": "Name"}, {"field": "firstName", "label": "Vorname"}, {"field": "birthDate", "label": "Geburtsdatum"}, {"field": "schoolClass", "label": "Klasse"}, {"field": "schoolYear", "label": "Schuljahr"}, {"field": "semester", "label": "Semester"}]},
    {"kind": "subjects", "label": "Leistungen in den Fachbereichen", "rows": "compact", "hasCompetences": true, "hasComments": true, "grades": [{"grade": "6", "meaning": "sehr gut", "from": 92}, {"grade": "5–6", "meaning": "", "from": 83}, {"grade": "5", "meaning": "gut", "from": 74}, {"grade": "4–5", "meaning": "", "from": 64}, {"grade": "4", "meaning": "genügend", "from": 50}, {"grade": "3–4", "meaning": "", "from": 41}, {"grade": "3", "meaning": "ungenügend", "from": 32}, {"grade": "2–3", "meaning": "", "from": 23}, {"grade": "2", "meaning": "schwach", "from": 14}, {"grade": "1–2", "meaning": "", "from": 6}, {"grade": "1", "meaning": "sehr schwach", "from": 0}]},
    {"kind": "wording", "text": "Arbeits- und Lernverhalten"},
    {"kind": "workBehaviour", "key": "punctuality", "label": "Erscheint pünktlich und ordnungsgemäss zum Unterricht", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "workBehaviour", "key": "participation", "label": "Beteiligt sich aktiv am Unterricht", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "workBehaviour", "key": "concentration", "label": "Arbeitet konzentriert und ausdauernd", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "workBehaviour", "key": "care", "label": "Gestaltet Arbeiten sorgfältig und zuverlässig", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "workBehaviour", "key": "cooperation", "label": "Kann mit anderen zusammenarbeiten", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "workBehaviour", "key": "selfAssessment", "label": "Schätzt die eigene Leistungsfähigkeit realistisch ein", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "wording", "text": "Sozialverhalten"},
    {"kind": "socialBehaviour", "key": "rules", "label": "Akzeptiert die Regeln des schulischen Zusammenlebens", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "socialBehaviour", "key": "respect", "label": "Begegnet den Lehrpersonen und Mitschülern respektvoll", "options": ["sehr gut", "gut", "genügend", "ungenügend"], "hasText": false},
    {"kind": "absences", "label": "Absenzen (Halbtage):", "unit": "halfDays", "counts": "apart"},
    {"kind": "comment", "label": "Bemerkungen"},
    {"kind": "promotion", "key": "promotion", "label": "Laufbahnentscheid", "options": ["Übertritt in die {nextLevel}. Klasse.", "Wiederholung der {schoolLevel}. Klasse."], "hasText": true, "semester": "second"},
    {"kind": "legend", "label": "Was Stufen und Noten bedeuten"},
    {"kind": "issue", "label": "Ausgestellt am"},
    {"kind": "signatures", "lines": [{"signer": "classTeacher", "label": "Klassenlehrperson"}, {"signer": "headOfSchool", "label": "Schulleitung"}, {"signer": "guardians", "label": "Erziehungsberechtigte"}]}
  ]}$form$::jsonb)
), unedited as (
  select ofo.id, next_form.content, array(
    select sty.id from school_type sty where sty.country_id = ofo.country_id and sty.name = any(next_form.types)) as types
  from next_form
  join state st on st.name = next_form.state
  join official_form ofo on ofo.state_id = st.id
  join official_form_version ofv on ofv.official_form_id = ofo.id and ofv.number = 1 and ofv.content = ofo.draft
    and ofv.published_by_id is null and ofv.content ->> 'name' = next_form.name
  where ofo.school_type_id is null and ofo.school_type_ids is null and not exists (
    select from official_form_version later_ofv where later_ofv.official_form_id = ofo.id and later_ofv.number > 1)
), changed as (
  update official_form ofo
  set draft = unedited.content, school_type_ids = unedited.types, updated_at = clock_timestamp()
  from unedited where ofo.id = unedited.id
  returning ofo.id, ofo.draft
)
insert into official_form_version (official_form_id, number, content) select id, 2, draft from changed;
