import { children } from './child-plan'

export const childrenOf3a = children(`
Amira, Haddad, sie
Anton, Bergmann, er
Aylin, Yıldız, sie
Bao, Tran, er
Ben, Krüger, er
Charlotte, Weiß, sie
Danylo, Kovalenko, er
Emil, Hofer, er
Fatou, Diallo, sie
Finn, Neumann, er
Greta, Lorenz, sie
Hamza, Öztürk, er
Ida, Sommerfeld, sie
Jakub, Wiśniewski, er
Kofi, Mensah, er
Lara, Petrović, sie
Leonie, Schäfer, sie
Mats, Lindqvist, er
Noah, Grünwald, er
Oleksandra, Schewtschenko, sie
Rayan, El-Khatib, er
Sofia, Dimitrova, sie
Yusuf, Kaya, er
Zoe, Albrecht, sie
`)

export const childrenOf3b = children(`
Ada, Friedrich, sie
Adam, Nowak, er
Alina, Popa, sie
Arda, Şahin, er
Bilal, Rahmani, er
Clara, Vogt, sie
Dilara, Çelik, sie
Elias, Baumann, er
Emma, Kowalczyk, sie
Emma, Schulz, sie
Felix, Hartmann, er
Hanna, Melnyk, sie
Ibrahim, Traoré, er
Johanna, Köhler, sie
Karlo, Babić, er
Lina, Nasser, sie
Linh, Pham, sie
Maksym, Bondarenko, er
Matilda, Brandt, sie
Oskar, Winter, er
Paul, Zimmermann, er
Samuel, Okafor, er
Viktoria, Stojanović, sie
`)

export const childrenOf5c = children(`
Amelie, Richter, sie
Berat, Aydın, er
Carlotta, Engel, sie
Constantin, Ionescu, er
Deniz, Arslan, er
Elif, Demir, sie
Erik, Sandberg, er
Frieda, Lehmann, sie
Grace, Owusu, sie
Hugo, Dietrich, er
Ilyas, Benali, er
Jana, Dvořáková, sie
Julian, Seidel, er
Kaja, Zielińska, sie
Leo, Marković, er
Luise, Pohl, sie
Mariam, Saleh, sie
Minh, Le, er
Nele, Schubert, sie
Omar, Hassan, er
Polina, Hryzenko, sie
Rosa, García Vidal, sie
Theo, Kaminski, er
Tuğba, Koç, sie
Vincent, Ebert, er
`)
