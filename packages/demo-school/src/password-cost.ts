/** Cheap enough that sign-in stays quick while a class signs in at once. */
export const passwordCost = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const
