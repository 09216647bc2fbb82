-- How long schools keep what, by country and state, each with its source. A row of a state goes before that of its
-- country. `is_verified` says whether the source was read for this row; schools see which are still to be checked.
create table retention_rule (
  id uuid primary key default uuidv7(),
  country_id uuid not null references country,
  -- Without one it holds for all states of the country that have no row of their own.
  state_id uuid references state,
  kind text not null check (kind in ('reports', 'observations', 'students', 'pictures', 'audit')),
  -- From the end of the school year in which it was made, or in which the child left.
  years integer not null check (years between 0 and 100),
  -- Less than this no school may choose.
  minimum_years integer not null check (minimum_years between 0 and years),
  source text not null check (length(source) between 1 and 500),
  source_url text check (source_url like 'https://%'),
  is_verified boolean not null,
  unique nulls not distinct (country_id, state_id, kind)
);

-- For states whose rules nobody has read yet: the longest periods that are common, so that nothing goes too early.
insert into retention_rule (country_id, kind, years, minimum_years, source, source_url, is_verified)
select co.id, general.kind, general.years, general.minimum_years, general.source, general.source_url, general.is_verified
from (values
  ('DE', 'reports', 60, 60, 'Zu prüfen: Vorgabe des Landes. Angesetzt ist die längste bekannte Frist (Berlin, § 16 Abs. 2 Nr. 1 SchuldatenV).', null, false),
  ('DE', 'observations', 5, 5, 'Zu prüfen: Vorgabe des Landes. Angesetzt ist die übliche Frist für übrige Daten.', null, false),
  ('DE', 'students', 20, 20, 'Zu prüfen: Vorgabe des Landes. Angesetzt ist die Frist für Schülerstammblätter in Nordrhein-Westfalen (§ 9 VO-DV I).', null, false),
  ('DE', 'pictures', 0, 0, 'Art. 17 Abs. 1 DSGVO: zu löschen, sobald der Zweck entfällt, also wenn das Kind die Schule verlassen hat.', 'https://eur-lex.europa.eu/eli/reg/2016/679/oj', true),
  ('DE', 'audit', 3, 0, 'Zu prüfen: Art. 5 Abs. 1 Buchst. e DSGVO nennt keine Zahl. Angesetzt ist die regelmäßige Verjährung (§ 195 BGB).', 'https://www.gesetze-im-internet.de/bgb/__195.html', false),
  ('AT', 'reports', 60, 60, 'Zu prüfen: §§ 77, 77a SchUG. Angesetzt ist die Frist für Schülerstammblätter bis 2016 (Verordnung über Aufbewahrungsfristen, § 1 lit. a).', 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10009460', false),
  ('AT', 'observations', 3, 1, 'Zu prüfen: § 77a SchUG. Angesetzt ist die Frist für Klassenbücher (drei Jahre nach Ende des Schuljahres).', 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10009460', false),
  ('AT', 'students', 60, 60, 'Zu prüfen: §§ 77, 77a SchUG. Angesetzt ist die Frist für Schülerstammblätter bis 2016 (Verordnung über Aufbewahrungsfristen, § 1 lit. a).', 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10009460', false),
  ('AT', 'pictures', 0, 0, 'Art. 17 Abs. 1 DSGVO: zu löschen, sobald der Zweck entfällt, also wenn das Kind die Schule verlassen hat.', 'https://eur-lex.europa.eu/eli/reg/2016/679/oj', true),
  ('AT', 'audit', 3, 0, 'Zu prüfen: Art. 5 Abs. 1 lit. e DSGVO nennt keine Zahl. Angesetzt ist die kurze Verjährung (§ 1489 ABGB).', null, false),
  ('CH', 'reports', 60, 60, 'Zu prüfen: Vorgabe des Kantons (Archiv- und Schulrecht). Angesetzt ist eine lange Frist, damit nichts zu früh gelöscht wird.', null, false),
  ('CH', 'observations', 5, 5, 'Zu prüfen: Vorgabe des Kantons. Angesetzt ist eine vorsichtige Frist.', null, false),
  ('CH', 'students', 20, 20, 'Zu prüfen: Vorgabe des Kantons. Angesetzt ist eine vorsichtige Frist.', null, false),
  ('CH', 'pictures', 0, 0, 'Zu prüfen: Datenschutzgesetz des Kantons. Nach dem Zweck: sobald das Kind die Schule verlassen hat.', null, false),
  ('CH', 'audit', 3, 0, 'Zu prüfen: Datenschutzgesetz des Kantons nennt meist keine Zahl.', null, false)
) as general (country, kind, years, minimum_years, source, source_url, is_verified)
join country co on co.code = general.country;

-- The states of Germany one by one. Reports count as copies of school reports that are no final ones where the law tells
-- them apart; a school with final reports chooses the longer period.
insert into retention_rule (country_id, state_id, kind, years, minimum_years, source, source_url, is_verified)
select st.country_id, st.id, own.kind, own.years, own.minimum_years, own.source, own.source_url, own.is_verified
from (values
  ('Baden-Württemberg', 'reports', 60, 30, 'Zu prüfen: Unterlagen für Ersatzzeugnisse mindestens 30, höchstens 60 Jahre (VwV Datenschutz an öffentlichen Schulen).', 'https://www.service-bw.de/', false),
  ('Baden-Württemberg', 'observations', 5, 1, 'Zu prüfen: VwV Datenschutz an öffentlichen Schulen, Löschung nach Wegfall der Erforderlichkeit.', null, false),
  ('Baden-Württemberg', 'students', 60, 30, 'Zu prüfen: wie Unterlagen für Ersatzzeugnisse (VwV Datenschutz an öffentlichen Schulen).', null, false),
  ('Bayern', 'reports', 50, 50, '§ 40 Satz 1 Nr. 1 i. V. m. § 37 Satz 2 Nr. 1 Buchst. a bis d BaySchO: 50 Jahre (Stammblatt, Abschluss- und wichtige Zeugnisse); andere Zeugnisse ein Jahr.', 'https://www.gesetze-bayern.de/Content/Document/BaySchO2016-40', true),
  ('Bayern', 'observations', 2, 2, '§ 40 Satz 1 Nr. 3 BaySchO: Leistungsnachweise zwei Jahre nach Ablauf des Schuljahres, in dem sie angefertigt wurden.', 'https://www.gesetze-bayern.de/Content/Document/BaySchO2016-40', true),
  ('Bayern', 'students', 50, 50, '§ 40 Satz 1 Nr. 1 BaySchO: Schülerstammblatt 50 Jahre nach Ablauf des Schuljahres, in dem das Kind die Schule verlässt.', 'https://www.gesetze-bayern.de/Content/Document/BaySchO2016-40', true),
  ('Berlin', 'reports', 60, 60, '§ 16 Abs. 2 Nr. 1 SchuldatenV: Durchschriften von Abgangs- und Abschlusszeugnissen 60 Jahre.', 'https://www.schulgesetz-berlin.de/berlin/verordnung-verarbeitung-personenbezogener-daten-im-schulwesen/teil-2-datenverarbeitung-in-den-schulen/abschnitt-2-schuelerunterlagen/sect-16-aufbewahrungsdauer-und-loeschfristen.php', true),
  ('Berlin', 'observations', 2, 2, '§ 16 Abs. 2 Nr. 4 SchuldatenV: Schülerbögen und Akten des pädagogischen Fachpersonals zwei Jahre.', 'https://www.schulgesetz-berlin.de/berlin/verordnung-verarbeitung-personenbezogener-daten-im-schulwesen/teil-2-datenverarbeitung-in-den-schulen/abschnitt-2-schuelerunterlagen/sect-16-aufbewahrungsdauer-und-loeschfristen.php', true),
  ('Berlin', 'students', 1, 1, '§ 16 Abs. 2 Nr. 6 SchuldatenV: Schülerkarteien ein Jahr nach Ablauf des Schuljahres, in dem das Kind die Schule verlässt.', 'https://www.schulgesetz-berlin.de/berlin/verordnung-verarbeitung-personenbezogener-daten-im-schulwesen/teil-2-datenverarbeitung-in-den-schulen/abschnitt-2-schuelerunterlagen/sect-16-aufbewahrungsdauer-und-loeschfristen.php', true),
  ('Brandenburg', 'reports', 40, 40, 'Zu prüfen: § 12 Abs. 1 Nr. 1 Datenschutzverordnung Schulwesen: Abgangs- und Abschlusszeugnisse 40 Jahre (Entwurfsfassung gelesen).', 'https://bravors.brandenburg.de/de/verordnungen-215054', false),
  ('Brandenburg', 'observations', 3, 3, 'Zu prüfen: § 12 Abs. 1 Nr. 3 Datenschutzverordnung Schulwesen: Notenbücher drei Jahre (Entwurfsfassung gelesen).', 'https://bravors.brandenburg.de/de/verordnungen-215054', false),
  ('Brandenburg', 'students', 10, 10, 'Zu prüfen: § 12 Abs. 1 Nr. 2 Datenschutzverordnung Schulwesen: Schülerakten zehn Jahre (Entwurfsfassung gelesen).', 'https://bravors.brandenburg.de/de/verordnungen-215054', false),
  ('Bremen', 'reports', 60, 60, 'Zu prüfen: Bremisches Schuldatenschutzgesetz und Aufbewahrungsrichtlinie. Angesetzt ist die längste bekannte Frist.', null, false),
  ('Bremen', 'observations', 5, 5, 'Zu prüfen: Bremisches Schuldatenschutzgesetz.', null, false),
  ('Bremen', 'students', 20, 20, 'Zu prüfen: Bremisches Schuldatenschutzgesetz.', null, false),
  ('Hamburg', 'reports', 60, 60, 'Zu prüfen: Schul-Datenschutzverordnung Hamburg. Angesetzt ist die längste bekannte Frist.', null, false),
  ('Hamburg', 'observations', 5, 5, 'Zu prüfen: Schul-Datenschutzverordnung Hamburg.', null, false),
  ('Hamburg', 'students', 20, 20, 'Zu prüfen: Schul-Datenschutzverordnung Hamburg.', null, false),
  ('Hessen', 'reports', 60, 60, 'Zu prüfen: § 10 und Anlage 3 der Verordnung über die Verarbeitung personenbezogener Daten in Schulen vom 4. Februar 2009. Angesetzt ist die längste bekannte Frist.', null, false),
  ('Hessen', 'observations', 5, 5, 'Zu prüfen: § 10 und Anlage 3 der Verordnung über die Verarbeitung personenbezogener Daten in Schulen vom 4. Februar 2009.', null, false),
  ('Hessen', 'students', 20, 20, 'Zu prüfen: § 10 und Anlage 3 der Verordnung über die Verarbeitung personenbezogener Daten in Schulen vom 4. Februar 2009.', null, false),
  ('Mecklenburg-Vorpommern', 'reports', 15, 15, '§ 5 Abs. 1 Nr. 2 SchulDSVO M-V: Zeugnisdurchschriften 15 Jahre; Abgangs- und Abschlusszeugnisse 45 Jahre (Nr. 1).', 'https://www.landesrecht-mv.de/', true),
  ('Mecklenburg-Vorpommern', 'observations', 15, 15, '§ 5 Abs. 1 Nr. 2 SchulDSVO M-V: Notenbücher und Notenlisten 15 Jahre.', 'https://www.landesrecht-mv.de/', true),
  ('Mecklenburg-Vorpommern', 'students', 15, 15, '§ 5 Abs. 1 Nr. 2 SchulDSVO M-V: Schülerstammblätter 15 Jahre.', 'https://www.landesrecht-mv.de/', true),
  ('Niedersachsen', 'reports', 50, 50, 'Zu prüfen: Nr. 3 des RdErl. d. MK vom 29. Mai 2020 (Nds. MBl. S. 696): Zeugnisse und Karteien 50 Jahre.', 'https://voris.wolterskluwer-online.de/browse/document/cite/ce51e432-5474-39e8-a945-fc547faded28', false),
  ('Niedersachsen', 'observations', 2, 1, 'Zu prüfen: Nr. 3 des RdErl. d. MK vom 29. Mai 2020: Notenübersichten bis zum Ende des nächsten Schuljahres.', 'https://voris.wolterskluwer-online.de/browse/document/cite/ce51e432-5474-39e8-a945-fc547faded28', false),
  ('Niedersachsen', 'students', 50, 50, 'Zu prüfen: Nr. 3 des RdErl. d. MK vom 29. Mai 2020: Schülerkarteien 50 Jahre nach Verlassen der Schule.', 'https://voris.wolterskluwer-online.de/browse/document/cite/ce51e432-5474-39e8-a945-fc547faded28', false),
  ('Nordrhein-Westfalen', 'reports', 10, 10, '§ 9 Abs. 1 Nr. 3 VO-DV I (BASS 10-44 Nr. 2.1): Zeugnisdurchschriften 10 Jahre; Abgangs- und Abschlusszeugnisse 50 Jahre (Nr. 1). Frühestens ab dem Ende der Schulpflicht: Grundschulen wählen entsprechend mehr.', 'https://justiz-nrw.wolterskluwer-online.de/browse/document/771fb9e4-2780-3ceb-884b-fcaa693017ab', true),
  ('Nordrhein-Westfalen', 'observations', 5, 5, '§ 9 Abs. 1 Nr. 4 VO-DV I (BASS 10-44 Nr. 2.1): alle übrigen Daten 5 Jahre. Frühestens ab dem Ende der Schulpflicht: Grundschulen wählen entsprechend mehr.', 'https://justiz-nrw.wolterskluwer-online.de/browse/document/771fb9e4-2780-3ceb-884b-fcaa693017ab', true),
  ('Nordrhein-Westfalen', 'students', 20, 20, '§ 9 Abs. 1 Nr. 2 VO-DV I (BASS 10-44 Nr. 2.1): Schülerstammblätter 20 Jahre. Frühestens ab dem Ende der Schulpflicht: Grundschulen wählen entsprechend mehr.', 'https://justiz-nrw.wolterskluwer-online.de/browse/document/771fb9e4-2780-3ceb-884b-fcaa693017ab', true),
  ('Rheinland-Pfalz', 'reports', 60, 60, 'Zu prüfen: ÜSchO und Verwaltungsvorschrift zur Aufbewahrung. Angesetzt ist die längste bekannte Frist.', null, false),
  ('Rheinland-Pfalz', 'observations', 1, 1, 'Zu prüfen: ÜSchO, Dateisysteme spätestens ein Jahr nach Ende des Schuljahres, in dem das Kind die Schule verlassen hat.', 'https://schulemedienrecht.rlp.de/', false),
  ('Rheinland-Pfalz', 'students', 1, 1, 'Zu prüfen: ÜSchO, Dateisysteme spätestens ein Jahr nach Ende des Schuljahres, in dem das Kind die Schule verlassen hat.', 'https://schulemedienrecht.rlp.de/', false),
  ('Saarland', 'reports', 60, 60, 'Zu prüfen: § 6 der Verordnung über die Verarbeitung personenbezogener Daten in den Schulen. Angesetzt ist die längste bekannte Frist.', null, false),
  ('Saarland', 'observations', 5, 5, 'Zu prüfen: § 6 Abs. 3 der Verordnung über die Verarbeitung personenbezogener Daten in den Schulen: sonstige Daten 5 Jahre.', null, false),
  ('Saarland', 'students', 20, 20, 'Zu prüfen: § 6 der Verordnung über die Verarbeitung personenbezogener Daten in den Schulen.', null, false),
  ('Sachsen', 'reports', 60, 60, 'Zu prüfen: Verwaltungsvorschrift zur Aufbewahrung von Schriftgut. Angesetzt ist die längste bekannte Frist.', null, false),
  ('Sachsen', 'observations', 5, 5, 'Zu prüfen: Verwaltungsvorschrift zur Aufbewahrung von Schriftgut.', null, false),
  ('Sachsen', 'students', 20, 20, 'Zu prüfen: Verwaltungsvorschrift zur Aufbewahrung von Schriftgut.', null, false),
  ('Sachsen-Anhalt', 'reports', 60, 60, 'Zu prüfen: Runderlass zur Aufbewahrung von Schriftgut. Angesetzt ist die längste bekannte Frist.', null, false),
  ('Sachsen-Anhalt', 'observations', 5, 5, 'Zu prüfen: Runderlass zur Aufbewahrung von Schriftgut.', null, false),
  ('Sachsen-Anhalt', 'students', 20, 20, 'Zu prüfen: Runderlass zur Aufbewahrung von Schriftgut.', null, false),
  ('Schleswig-Holstein', 'reports', 10, 10, '§ 10 Abs. 1 SchulDSVO 2018: Zeugnislisten und -durchschriften 10 Jahre; Abgangs- und Abschlusszeugnisse 40 Jahre. Eine neuere Fassung ist zu prüfen.', 'https://www.gesetze-rechtsprechung.sh.juris.de/', false),
  ('Schleswig-Holstein', 'observations', 2, 2, '§ 10 Abs. 1 SchulDSVO 2018: Dokumentation von Leistungsnachweisen, Entwicklungsberichte und Schülerakten 2 Jahre. Eine neuere Fassung ist zu prüfen.', 'https://www.gesetze-rechtsprechung.sh.juris.de/', false),
  ('Schleswig-Holstein', 'students', 55, 55, '§ 10 Abs. 1 Nr. 4 SchulDSVO 2018: Schülerkarteien 55 Jahre. Eine neuere Fassung ist zu prüfen.', 'https://www.gesetze-rechtsprechung.sh.juris.de/', false),
  ('Thüringen', 'reports', 60, 60, 'Zu prüfen: § 136 ThürSchulO und Richtlinie über die Aufbewahrung von Schriftgut. Angesetzt ist die längste bekannte Frist.', null, false),
  ('Thüringen', 'observations', 5, 5, 'Zu prüfen: § 136 Abs. 6, 7 ThürSchulO.', null, false),
  ('Thüringen', 'students', 20, 20, 'Zu prüfen: § 136 ThürSchulO und Richtlinie über die Aufbewahrung von Schriftgut.', null, false)
) as own (state, kind, years, minimum_years, source, source_url, is_verified)
join state st on st.name = own.state
join country co on co.id = st.country_id and co.code = 'DE';
