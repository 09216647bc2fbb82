/** Counts of the canary and the stable version in one time slot. */
export interface Block {
  readonly canary: Trials
  readonly stable: Trials
}

/** Visits, and how many of them failed. */
export interface Trials {
  readonly shown: number
  readonly failed: number
}

/**
 * Upper bound on the share of false alarms over the whole life of a canary that is no worse than the stable version.
 */
const falseAlarms = 0.01

/** Error rates of the stable version, and of a worse canary, on which the test bets in equal parts. */
const stableRates = [0.0005, 0.002, 0.006, 0.02, 0.06, 0.2]
const canaryRates = [0.01, 0.02, 0.04, 0.08, 0.16, 0.35, 0.7]

const bets = stableRates.flatMap((stable) =>
  canaryRates.filter((canary) => canary >= 1.5 * stable).map((canary) => ({ stable, canary })),
)

type Bet = (typeof bets)[number]

/** Log likelihood ratio of the outcome under `rate` against the common rate. */
const gain = ({ shown: visibleCount, failed }: Trials, rate: number, common: number): number =>
  failed * Math.log(rate / common) + (visibleCount - failed) * Math.log((1 - rate) / (1 - common))

const blockGain = ({ canary, stable }: Block, bet: Bet): number => {
  const all = canary.shown + stable.shown
  if (all === 0) return 0
  const common = (canary.shown * bet.canary + stable.shown * bet.stable) / all
  return gain(canary, bet.canary, common) + gain(stable, bet.stable, common)
}

/** How strong the evidence is so far that the canary fails more often than the stable version. */
export interface Evidence {
  /** Takes in one more block. */
  add(block: Block): void
  /** The e-value: the current worth of a stake of 1 against "no worse". */
  readonly value: number
  /** The canary is worse; this may be concluded at any time. */
  readonly isWorse: boolean
}

/**
 * Always-valid test of two Bernoulli streams: the safe e-process of Turner, Ly and Grünwald, "Generic E-variables for
 * exact sequential k-sample tests that allow for optional stopping" (Journal of Statistical Planning and Inference 230,
 * 2024), as a mixture over pairs of rates. Each block multiplies the likelihood ratio of "canary fails at a, stable at
 * b" to "both fail at their mean, weighted by how many were shown". If the canary fails no more often, its expectation
 * is at most 1 in every block, whatever the common rate of that moment; by Ville's inequality it ever exceeds 100 with
 * a probability of at most 1 %, however often it is checked. Blocks must be closed: nothing may be added to a block
 * after it was counted.
 */
export const createEvidence = (): Evidence => {
  const gains = bets.map(() => 0)
  const value = () => gains.reduce((sum, one) => sum + Math.exp(Math.min(one, 600)), 0) / bets.length
  return {
    add: (block) => {
      for (const [index, bet] of bets.entries()) gains[index] = (gains[index] ?? 0) + blockGain(block, bet)
    },
    get value() {
      return value()
    },
    get isWorse() {
      return value() >= 1 / falseAlarms
    },
  }
}
