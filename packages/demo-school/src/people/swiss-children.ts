import { children } from './child-plan'

export const swissChildren = children(`
Aline, Brunner, sie
Andrin, Zürcher, er
Arben, Krasniqi, er
Besarta, Gashi, sie
Corina, Caduff, sie
Dario, Bernasconi, er
Elena, Keller, sie
Fabio, Esposito, er
Gian, Camenzind, er
Kiana, Tesfay, sie
Laurin, Ammann, er
Leandro, da Silva, er
Livia, Gerber, sie
Luan, Shala, er
Malea, Wyss, sie
Mehmet, Aksoy, er
Milena, Jovanović, sie
Nevio, Rossi, er
Nils, Aebischer, er
Noemi, Fankhauser, sie
Ronja, Steiner, sie
Selin, Yılmaz, sie
Tharsan, Sivakumar, er
`)
