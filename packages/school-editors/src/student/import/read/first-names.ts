/**
 * First names that are frequent in German-speaking schools and hardly ever family names; only evidence for which column
 * holds them. Martin, Paul, Simon and the like are missing on purpose.
 */
const typical = `
Mia Emma Emilia Hannah Hanna Sophia Sofia Sophie Lina Ella Mila Clara Klara Lea Marie Maria Anna Lena Luisa Louisa Leonie Ida Frieda
Frida Charlotte Amelie Emily Johanna Lara Laura Sarah Sara Maja Maya Nele Neele Lotta Lotte Mathilda Matilda Greta Paula Pauline Helena
Nora Isabella Isabel Julia Juliane Elisa Elise Elisabeth Lilly Lilli Lili Lisa Melina Alina Amina Aaliyah Zoe Zoë Zoey Eva Ava Romy
Marlene Magdalena Carla Karla Theresa Victoria Viktoria Annika Antonia Josefine Josephine Jana Jasmin Yasmin Jule Juna Luna Nina Mira
Mina Merle Pia Ronja Rosa Rosalie Stella Selina Selma Thea Tilda Valentina Vanessa Zeynep Elif Defne Aylin Ayla Ayşe Fatma Fatima Hira
Nur Esma Ecrin Meryem Miray Azra Asya Eylül Derya Leyla Layla Lejla Amira Malak Maryam Mariam Aisha Aya Salma Sila Dilara Ebru Gül
Olivia Alicia Chiara Giulia Aurora Elena Daria Darya Kira Polina Anastasia Ksenia Natalia Zuzanna Julija Oksana Olena Sofiia Kateryna
Noah Leon Luca Luka Lukas Lucas Elias Finn Fynn Jonas Luis Louis Felix Emil Matteo Mateo Theo Henry Henri Liam Milan Oskar Oscar Jakob
Jacob Moritz Maximilian David Samuel Raphael Rafael Jonathan Levi Leo Mats Mads Fiete Till Tim Timo Tom Tobias Nico Niko Nicolas Niklas
Niclas Julian Jannik Yannik Yannick Jannis Jan Joshua Joel Jona Linus Lennard Lennart Leonard Leonhard Lenny Lias Malte Mattis Mika Milo
Nils Ole Philipp Phillip Benjamin Ben Bennet Bastian Sebastian Fabian Florian Dominik Daniel Dennis Erik Eric Aaron Adrian Adam Alexander
Anton Arthur Artur August Carl Christopher Constantin Konstantin Damian Elia Eliah Frederik Friedrich Gabriel Gustav Hannes Ilyas Jaron
Jayden Johannes Johann Jonte Justus Kian Kilian Laurin Lio Lorenz Magnus Marlon Matthias Michael Valentin Vincent Xaver Mohammed Muhammad
Mohamed Mohammad Mehmet Mustafa Yusuf Yunus Emir Emre Eymen Kerem Can Deniz Efe Ömer Hamza Hasan Hüseyin Ibrahim İbrahim Ismail Ali Ahmed
Ahmet Amir Bilal Burak Baran Berat Enes Furkan Kaan Malik Omar Osman Said Selim Tarik Tayler Taha Umut Younes Youssef Zayn Zain Mateusz
Jakub Kacper Szymon Filip Nikola Stefan Dmytro Maksym Oleksandr Artem Bohdan Ivan Igor Luan Arda Aras Aziz Kai Kjell Sven Jördis Svea
Emma-Luise Anna-Lena Anna-Sophie Marie-Luise Ann-Kathrin Leonora Ylvi Ylva Wilma Zita Jamal Sami Rosi Timon Otis Enno Onno Dana Eli Ada Cem Nele Ina Ilse Ines Lilian Lynn Malia Melissa Mona Nadja Noemi Rebecca Ruth Tessa Vera Yara Amir
Andreas Björn Christian Dario Davide Diego Eduard Elyas Gian Ian Jannes Jasper Jesper Julius Karim Kevin Lian Marco Mario Matti Mikail
Niclas Rayan Robin Ruben Sandro Silas Tamino Theodor Thilo Tino Titus Tristan Vinzenz Wenzel Willi Yannis
`

/** Ignores case, accents and the spelling of umlauts. */
export const nameKey = (name: string): string =>
  name
    .toLocaleLowerCase('de')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    // Letters with a stroke, which Unicode does not treat as an accent.
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'oe')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/\P{L}+/gu, ' ')
    .trim()

export const defaultFirstNames: ReadonlySet<string> = new Set(typical.split(/\s+/).filter(Boolean).map(nameKey))
