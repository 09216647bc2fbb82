-- German order in which a number counts as one: “Bezirksschule 2” comes before “Bezirksschule 10”.
create collation natural_order (provider = icu, locale = 'de-u-kn-true');
