/**
 * Single characters that every authority's program must be able to write (DIN 91379, normative letters and signs).
 * Letters that need a combining mark are left out: what holds one is told in another way.
 */
const common =
  /^[\t\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u017e\u0187\u0188\u018f\u0197\u01a0\u01a1\u01af\u01b0\u01b7\u01cd-\u01dc\u01de\u01df\u01e2-\u01f0\u01f4\u01f5\u01f8-\u01ff\u0212\u0213\u0218-\u021b\u021e\u021f\u0227-\u0233\u0259\u0268\u0292\u02b9\u02ba\u02be\u02bf\u02c8\u02cc\u1e02\u1e03\u1e06\u1e07\u1e0a-\u1e11\u1e17\u1e1c-\u1e2b\u1e2f-\u1e37\u1e3a\u1e3b\u1e40-\u1e49\u1e52-\u1e5b\u1e5e-\u1e63\u1e6a-\u1e6f\u1e80-\u1e87\u1e8c-\u1e97\u1e9e\u1ea0-\u1ef9\u2019\u2021\u20ac]*$/u

/** Whether a text has such characters only. */
export const isCommonLatin = (text: string): boolean => common.test(text.normalize('NFC'))

/** What such a text can say of any text: the characters that it has, others left out. */
export const commonLatin = (text: string): string =>
  [...text.normalize('NFC')]
    .filter((sign) => common.test(sign))
    .join('')
    .trim()
